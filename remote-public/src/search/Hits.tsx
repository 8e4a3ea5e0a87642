import type { Data } from '@portal/shared/contract';
import { Pager, plainList, VisuallyHidden } from '@portal/shared/parts';
import { Box, QueryView, Skeleton } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type Asked, pageSize, searchAddress } from './asked';
import { Hit } from './Hit';
import { NoHits } from './NoHits';

interface HitsProps {
  readonly found: UseQueryResult<Data<'open/web/search'>>;
  readonly asked: Asked;
}

/** Search hits with pagination. While the next page loads, the previous one stays, faded. */
export function Hits({ found, asked }: HitsProps) {
  return (
    <QueryView query={found} loading={<HitsSkeleton />}>
      {({ list, total, counts, terms }) =>
        list.length === 0 ? (
          <NoHits asked={asked} counts={counts} total={total} />
        ) : (
          <Box aria-busy={found.isPlaceholderData} sx={{ opacity: found.isPlaceholderData ? 0.6 : 1 }}>
            <Box component="h2" sx={{ m: 0 }}>
              <VisuallyHidden>搜索结果</VisuallyHidden>
            </Box>
            <Box component="ul" sx={rows}>
              {list.map((hit) => (
                <li key={`${hit.kind} ${hit.rid}`}>
                  <Hit hit={hit} terms={terms} />
                </li>
              ))}
            </Box>
            <Pager
              page={asked.page}
              pages={Math.ceil(total / pageSize)}
              to={(page) => searchAddress({ ...asked, page })}
            />
          </Box>
        )
      }
    </QueryView>
  );
}

function HitsSkeleton() {
  return (
    <Box role="status" aria-label="正在加载" sx={rows}>
      {Array.from({ length: 6 }, (_, i) => `hit ${i}`).map((key) => (
        <Skeleton key={key} variant="rounded" sx={{ height: { xs: 96, sm: 110 } }} />
      ))}
    </Box>
  );
}

const rows = {
  ...plainList,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
