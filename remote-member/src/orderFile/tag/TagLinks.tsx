import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { LinkSwitch, useLazyDialog } from '@portal/shared/parts';
import { Box, Button, QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type DataFilter, dataPath } from '../dataFilter';

type Tags = Data<'auth/dataTag/list'>['list'];

interface TagLinksProps {
  readonly filter: DataFilter;
}

/** The member's tags as filters, and the way to rename and delete them; nothing while there is none. */
export function TagLinks({ filter }: TagLinksProps) {
  const own = useQuery(query('auth/dataTag/list', {}));
  return (
    <QueryView query={own} loading={null}>
      {({ list }) => <Links tags={list} filter={filter} />}
    </QueryView>
  );
}

function Links({ tags, filter }: TagLinksProps & { readonly tags: Tags }) {
  const load = () => import('./TagsDialog').then((m) => m.TagsDialog);
  const { show, loading, prefetchProps, dialog } = useLazyDialog('own tags', load, {});
  // A tag of the URL that is gone is shown all the same, or nobody could see why the list is empty.
  const shown =
    tags.some(({ tag }) => tag === filter.tag) || filter.tag === '' ? tags : [goneOf(filter), ...tags];
  if (shown.length === 0) return null;
  const links = [
    { label: '全部', to: dataPath({ ...filter, tag: '' }), current: filter.tag === '' },
    ...shown.map(({ tag, files }) => ({
      label: `${tag} ${files}`,
      to: dataPath({ ...filter, tag }),
      current: tag === filter.tag,
    })),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: { xs: 2, sm: 2.5 } }}>
      <LinkSwitch label="标签" links={links} inPanel />
      <Button size="small" color="inherit" loading={loading} onClick={show} {...prefetchProps}>
        管理标签
      </Button>
      {dialog}
    </Box>
  );
}

const goneOf = ({ tag }: DataFilter) => ({ tag, files: 0 });
