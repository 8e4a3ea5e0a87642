import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { Pager, Panel, PastTheEnd, plainList, SearchBar } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { Box, EmptyState, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type JoinedFilter, joinedFilter, joinedPath } from '../clusterPath';
import { FoundCluster } from './FoundCluster';

const size = 10;

/** Finds groups by code or name. An invitation link has found its group already. */
export function FindPanel() {
  const [search] = useSearchParams();
  const filter = joinedFilter(search);
  return (
    <Panel title={filter.join ? '您被邀请加入社群' : '查找社群'}>
      {!filter.join && <FindForm kw={filter.kw} />}
      {filter.kw && <Found filter={filter} />}
    </Panel>
  );
}

const FindForm = ({ kw }: { readonly kw: string }) => (
  <>
    <SearchBar
      inPanel
      label="查找社群"
      field="社群号或名称"
      placeholder="社群号或名称，如 7KQ2MX4P"
      maxLength={40}
      kw={kw}
      to={(next) => joinedPath({ tab: 'find', kw: next })}
      submit="查找"
    />
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      社群号由群主或管理员提供。申请须经管理员同意。
    </Typography>
  </>
);

function Found({ filter: { kw, page, join } }: { readonly filter: JoinedFilter }) {
  const found = useQuery({
    ...query('auth/cluster/search', { kw, page, size }),
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ mt: join ? 0 : 2 }}>
      <QueryView query={found} loading={<Skeleton variant="rounded" height={120} />}>
        {(data) => <Results data={data} kw={kw} page={page} join={join} stale={found.isPlaceholderData} />}
      </QueryView>
    </Box>
  );
}

interface ResultsProps extends Pick<JoinedFilter, 'kw' | 'page' | 'join'> {
  readonly data: Data<'auth/cluster/search'>;
  readonly stale: boolean;
}

function Results({ data: { list, total }, kw, page, join, stale }: ResultsProps) {
  // A link names one group: others whose names match its code are left out.
  const shown = join ? list.filter(({ code }) => code === join.toUpperCase()) : list;
  const to = (next: number) => joinedPath({ tab: 'find', kw, page: next });
  const pages = Math.ceil(total / size);
  if (list.length === 0 && total > 0) return <PastTheEnd to={to(pages)} />;
  if (shown.length === 0)
    return join ? (
      <EmptyState title="邀请链接已失效" text="社群不存在或已解散，请向邀请人确认" />
    ) : (
      <EmptyState title={`没有找到“${kw}”`} text="请核对社群号；有的社群只能用社群号找到" />
    );
  return (
    <Box aria-busy={stale}>
      <Box component="ul" aria-label="查找结果" sx={plainList}>
        {shown.map((cluster) => (
          <FoundCluster key={cluster.rid} cluster={cluster} />
        ))}
      </Box>
      {!join && total > size && <Pager page={page} pages={pages} total={total} to={to} />}
    </Box>
  );
}
