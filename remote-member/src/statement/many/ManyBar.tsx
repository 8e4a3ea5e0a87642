import { belowHeight, plainList, useLazyDialog } from '@portal/shared/parts';
import { Box, Button, Money, Typography } from '@portal/shared/ui';
import { type ManyAct, type Selection, sumOf } from './useSelection';

interface ManyBarProps {
  readonly act: ManyAct;
  readonly selection: Selection;
}

const labels = { right: '一并确认', pay: '合并付款' } as const;

const load = {
  right: () => import('./ConfirmManyDialog').then((m) => m.ConfirmManyDialog),
  pay: () => import('./PayManyDialog').then((m) => m.PayManyDialog),
} as const;

/**
 * How many statements are selected and what they add up to, with the act on all of them; sticks to the lower edge of the window. After an
 * act that was refused it says of which and why.
 */
export function ManyBar({ act, selection }: ManyBarProps) {
  const { selected, refused, select, settle } = selection;
  const { show, prefetchProps, loading, dialog } = useLazyDialog(`statements ${act}`, load[act], {
    rows: selected,
    onResult: settle,
  });
  const isShown = selected.length > 0 || refused.length > 0;
  const out = selected.filter(({ rid }) => !refused.some((one) => one.rid === rid));
  return (
    <>
      {isShown && (
        <Box component="section" aria-label="已选结算单" data-bottom-bar="" sx={bar}>
          {refused.length > 0 && <Refused refused={refused} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
            <Typography role="status" sx={{ mr: 'auto' }}>
              已选 {selected.length} 张，合计 <Money fen={sumOf(act, selected)} strong />
            </Typography>
            <Button color="inherit" onClick={() => select([])}>
              取消选择
            </Button>
            {out.length < selected.length && (
              <Button variant="outlined" color="inherit" onClick={() => select(out.map(({ rid }) => rid))}>
                移出未通过的 {selected.length - out.length} 张
              </Button>
            )}
            {selected.length > 0 && (
              <Button variant="contained" {...prefetchProps} loading={loading} onClick={show} sx={main}>
                {labels[act]}
              </Button>
            )}
          </Box>
        </Box>
      )}
      {dialog}
    </>
  );
}

function Refused({ refused }: Pick<Selection, 'refused'>) {
  return (
    <Box role="alert" sx={{ mb: 1, typography: 'body2' }}>
      没有办理：有 {refused.length} 张不能一起办理，其余的也没有变动。
      <Box component="ul" aria-label="未通过的结算单" sx={{ ...plainList, color: 'error.main' }}>
        {refused.map(({ rid, code, msg }) => (
          <li key={rid}>
            {code}：{msg}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  px: { xs: 2, sm: 2.5 },
  py: 1.5,
  maxHeight: '50vh',
  overflowY: 'auto',
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: '0 0 8px 8px',
  bgcolor: 'background.paper',
  boxShadow: 4,
  // In low windows it stays at the end of the list instead of covering it.
  [`@media ${belowHeight(500)}`]: { position: 'static' },
} as const;

/** On phones the act has a line of its own. */
const main = { flexBasis: { xs: '100%', sm: 'auto' } } as const;
