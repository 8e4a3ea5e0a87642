import type { Data } from '@portal/shared/contract';
import { Pager, PastTheEnd } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { ClusterCard, cards } from './ClusterCard';
import type { listInput } from './clusterPath';

interface ClustersProps {
  readonly data: Data<'auth/cluster/joined'>;
  readonly input: ReturnType<typeof listInput>;
  /** True while the next page is loading. */
  readonly stale: boolean;
  readonly to: (page: number) => string;
  /** Shown without a group. */
  readonly children: ReactNode;
}

/** A page of groups as cards. */
export function Clusters({ data: { list, total }, input, stale, to, children }: ClustersProps) {
  const pages = Math.ceil(total / input.size);
  if (list.length === 0) return total > 0 ? <PastTheEnd to={to(pages)} /> : children;
  return (
    <Box aria-busy={stale} sx={{ opacity: stale ? 0.6 : 1 }}>
      <Box component="ul" aria-label="社群" sx={cards}>
        {list.map((cluster) => (
          <ClusterCard key={cluster.rid} cluster={cluster} />
        ))}
      </Box>
      {total > input.size && <Pager page={input.page} pages={pages} total={total} to={to} />}
    </Box>
  );
}
