import { FilterLink, plainList, useLazyDialog } from '@portal/shared/parts';
import { notify, paths, useSession } from '@portal/shared/portal';
import { Box, Button, Icon, IconButton, icons } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { filterCount, type OrderQuery, orderQuerySearch } from './orderQueryFilter';
import { type SavedView, savedViews, storeViews } from './viewStorage';

const load = () => import('./SaveViewDialog').then((m) => m.SaveViewDialog);

/** The member's saved searches as links, and saving the one that is shown. */
export const SavedViews = observer(function SavedViews({ filter }: { readonly filter: OrderQuery }) {
  const owner = useSession().user?.userInfo.rid;
  return owner === undefined ? null : <ViewsOf key={owner} owner={owner} filter={filter} />;
});

interface ViewsOfProps {
  readonly owner: string;
  readonly filter: OrderQuery;
}

function ViewsOf({ owner, filter }: ViewsOfProps) {
  const [views, setViews] = useState(() => savedViews(owner));
  const search = orderQuerySearch(filter);
  const change = (next: readonly SavedView[]): boolean => {
    const stored = storeViews(owner, next);
    if (!stored) notify.error('浏览器不允许保存，请检查隐私设置');
    setViews(savedViews(owner));
    return stored;
  };
  const save = (name: string) =>
    change([...savedViews(owner).filter((view) => view.name !== name), { name, search }]);
  const { show, prefetchProps, loading, dialog } = useLazyDialog('save a view', load, { save });
  const isSaved = views.some((view) => view.search === search);
  if (views.length === 0 && filterCount(filter) === 0) return null;
  return (
    <Box sx={bar}>
      <Box component="ul" aria-label="常用查询" sx={{ ...plainList, display: 'contents' }}>
        {views.map((view) => (
          <Box component="li" key={view.name} sx={chip}>
            <Box
              component={FilterLink}
              to={`${paths.memberPage('oquery')}?${view.search}`}
              aria-current={view.search === search ? 'page' : undefined}
            >
              {view.name}
            </Box>
            <IconButton
              size="small"
              aria-label={`删除常用查询 ${view.name}`}
              onClick={() => change(savedViews(owner).filter(({ name }) => name !== view.name))}
            >
              <Icon path={icons.close} size={14} />
            </IconButton>
          </Box>
        ))}
      </Box>
      {filterCount(filter) > 0 && !isSaved && (
        <Button size="small" {...prefetchProps} loading={loading} onClick={show}>
          存为常用查询
        </Button>
      )}
      {dialog}
    </Box>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', gap: 1, px: { xs: 2, sm: 2.5 }, pb: 1.5 } as const;

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  pl: 1.5,
  borderRadius: 16,
  border: 1,
  borderColor: 'divider',
  typography: 'body2',
  '& a': { color: 'text.primary', textDecoration: 'none', overflowWrap: 'anywhere' },
  '& a[aria-current]': { color: 'primary.main', fontWeight: 600 },
  '&:has(a[aria-current])': { borderColor: 'primary.main' },
} as const;
