import { lineAbove, ServiceButton, useLazyDialog } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { Box, Button, PageColumn, Typography } from '@portal/shared/ui';
import { mostCompared } from './compared';
import { useCompare } from './useCompare';

const loadDialog = () => import('./CompareDialog').then((module) => module.CompareDialog);

/** The bar of a list in which services are compared, at the lower edge; nothing until one is chosen. */
export function CompareBar() {
  const { rids, clear } = useCompare();
  const { show, prefetchProps, loading, dialog } = useLazyDialog('compare services', loadDialog, {});
  return (
    <>
      {rids.length > 0 && (
        <Box component="section" aria-label="对比" data-bottom-bar="" sx={bar}>
          <PageColumn>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography variant="body2" role="status" sx={{ mr: 'auto', color: 'text.secondary' }}>
                {rids.length === 1 ? '再选一个即可对比' : chosenText(rids.length)}
              </Typography>
              <Box sx={{ display: { lg: 'none' } }}>
                <ServiceButton ask={paths.require} />
              </Box>
              <Button color="inherit" onClick={clear}>
                清空
              </Button>
              <Button variant="contained" loading={loading} onClick={show} {...prefetchProps} sx={main}>
                {`对比（${rids.length}）`}
              </Button>
            </Box>
          </PageColumn>
        </Box>
      )}
      {dialog}
    </>
  );
}

/** Says how many are chosen, and when there is no room for more. */
const chosenText = (count: number): string => `已选${count === mostCompared ? '满' : ''} ${count} 个`;

const main = { flex: 'none' } as const;

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'appBar',
  pt: 1,
  pb: 'calc(8px + env(safe-area-inset-bottom))',
  bgcolor: 'background.paper',
  ...lineAbove,
  boxShadow: '0 -4px 16px rgb(4 31 41 / 10%)',
} as const;
