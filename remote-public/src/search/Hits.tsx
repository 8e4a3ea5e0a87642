import { Pager, VisuallyHidden } from '@portal/shared/parts';
import { Box, QueryView, Skeleton } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { RelaxedNote } from '../ui/list/RelaxedNote';
import { ArticleHits } from './ArticleHits';
import type { Found } from './found';
import { Meant } from './Meant';
import { NoHits } from './NoHits';
import { ServiceFilters } from './ServiceFilters';
import { ServiceHits } from './ServiceHits';
import { pageSize, type SearchFilter, searchUrl } from './searchFilter';

interface HitsProps {
  readonly found: UseQueryResult<Found>;
  readonly filter: SearchFilter;
}

/** Hits of the chosen kind with pagination. While the next page loads, the previous one stays, faded. */
export function Hits({ found, filter }: HitsProps) {
  return (
    <QueryView query={found} loading={<HitsSkeleton />}>
      {(data) => (
        <Box aria-busy={found.isPlaceholderData} sx={{ opacity: found.isPlaceholderData ? 0.6 : 1 }}>
          <FoundHits found={data} filter={filter} />
        </Box>
      )}
    </QueryView>
  );
}

function FoundHits({ found, filter }: { readonly found: Found; readonly filter: SearchFilter }) {
  const { services, articles, counts, terms, near } = found;
  const reading = filter.kind === 'news' || filter.kind === 'course';
  const { total, relaxed, list } = reading ? articles : services;
  return (
    <>
      {!reading && list.length > 0 && filter.page === 1 && <Meant near={near} />}
      {!reading && counts.device > 0 && <ServiceFilters filter={filter} types={services.types} />}
      {relaxed && list.length > 0 && <RelaxedNote relaxed={relaxed} kw={filter.kw} />}
      {list.length === 0 ? (
        <NoHits filter={filter} found={found} total={total} />
      ) : reading ? (
        <>
          <Box component="h2" sx={{ m: 0 }}>
            <VisuallyHidden>搜索结果</VisuallyHidden>
          </Box>
          <ArticleHits list={articles.list} terms={terms} />
        </>
      ) : (
        <ServiceHits found={found} filter={filter} />
      )}
      <Pager
        page={filter.page}
        pages={Math.ceil(total / pageSize)}
        to={(page) => searchUrl(filter, { page })}
      />
    </>
  );
}

function HitsSkeleton() {
  return (
    <Box role="status" aria-label="正在加载" sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>
      <Skeleton variant="rounded" sx={{ height: { xs: 88, md: 36 } }} />
      {Array.from({ length: 6 }, (_, i) => `hit ${i}`).map((key) => (
        <Skeleton key={key} variant="rounded" sx={{ height: { xs: 246, sm: 136 } }} />
      ))}
    </Box>
  );
}
