import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { Pager, Panel, plainList } from '@portal/shared/parts';
import { useNavigate, useSearchParams } from '@portal/shared/portal';
import { Box, Button, EmptyState, QueryView, SearchField, Skeleton, Typography } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type JoinedFilter, joinedFilter, joinedPath } from '../clusterPath';
import { FoundCluster } from './FoundCluster';

const size = 10;

/** Finds groups by code or name. An invitation link has found its group already. */
export function FindPanel() {
  const [search] = useSearchParams();
  const filter = joinedFilter(search);
  return (
    <Panel title={filter.join ? '您被邀请加入社群' : '查找社群'}>
      {!filter.join && <FindForm key={filter.kw} kw={filter.kw} />}
      {filter.kw && <Found filter={filter} />}
    </Panel>
  );
}

function FindForm({ kw: first }: { readonly kw: string }) {
  const navigate = useNavigate();
  const [kw, setKw] = useState(first);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(joinedPath({ tab: 'find', kw: kw.trim() }));
  };
  return (
    <Box component="form" role="search" aria-label="查找社群" onSubmit={onSubmit}>
      <Box sx={{ display: 'flex', gap: 1, maxWidth: 480 }}>
        <SearchField
          aria-label="社群号或名称"
          placeholder="社群号或名称，如 7KQ2MX4P"
          maxLength={40}
          value={kw}
          onChange={(event) => setKw(event.target.value)}
        />
        <Button type="submit" variant="contained" sx={{ flex: 'none' }}>
          查找
        </Button>
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        社群号由群主或管理员提供。申请须经管理员同意。
      </Typography>
    </Box>
  );
}

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
  if (shown.length === 0)
    return join ? (
      <EmptyState title="邀请链接已失效" text="社群不存在或已解散，请向邀请人确认" />
    ) : (
      <EmptyState title={`没有找到「${kw}」`} text="请核对社群号；有的社群只能用社群号找到" />
    );
  return (
    <Box aria-busy={stale}>
      <Box component="ul" aria-label="查找结果" sx={plainList}>
        {shown.map((cluster) => (
          <FoundCluster key={cluster.rid} cluster={cluster} />
        ))}
      </Box>
      {!join && total > size && (
        <Pager
          page={page}
          pages={Math.ceil(total / size)}
          total={total}
          to={(next) => joinedPath({ tab: 'find', kw, page: next })}
        />
      )}
    </Box>
  );
}
