import { Pager, VisuallyHidden } from '@portal/shared/parts';
import { Box, QueryView, Skeleton } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { RelaxedNote } from '../ui/list/RelaxedNote';
import { ArticleHits } from './ArticleHits';
import { type Asked, pageSize, searchAddress } from './asked';
import type { Found } from './found';
import { NoHits } from './NoHits';
import { ServiceFilters } from './ServiceFilters';
import { ServiceHits } from './ServiceHits';

interface HitsProps {
  readonly found: UseQueryResult<Found>;
  readonly asked: Asked;
}

/** Hits of the chosen kind with pagination. While the next page loads, the previous one stays, faded. */
export function Hits({ found, asked }: HitsProps) {
  return (
    <QueryView query={found} loading={<HitsSkeleton />}>
      {(data) => (
        <Box aria-busy={found.isPlaceholderData} sx={{ opacity: found.isPlaceholderData ? 0.6 : 1 }}>
          <FoundHits found={data} asked={asked} />
        </Box>
      )}
    </QueryView>
  );
}

function FoundHits({ found, asked }: { readonly found: Found; readonly asked: Asked }) {
  const { services, articles, counts, terms } = found;
  const reading = asked.kind === 'news' || asked.kind === 'course';
  const { total, relaxed, list } = reading ? articles : services;
  return (
    <>
      {!reading && counts.device > 0 && <ServiceFilters asked={asked} types={services.types} />}
      {relaxed && list.length > 0 && <RelaxedNote relaxed={relaxed} kw={asked.kw} />}
      {list.length === 0 ? (
        <NoHits asked={asked} counts={counts} total={total} />
      ) : reading ? (
        <>
          <Box component="h2" sx={{ m: 0 }}>
            <VisuallyHidden>搜索结果</VisuallyHidden>
          </Box>
          <ArticleHits list={articles.list} terms={terms} />
        </>
      ) : (
        <ServiceHits services={services} terms={terms} />
      )}
      <Pager
        page={asked.page}
        pages={Math.ceil(total / pageSize)}
        to={(page) => searchAddress(asked, { page })}
      />
    </>
  );
}

function HitsSkeleton() {
  return (
    <Box role="status" aria-label="正在加载" sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>
      <Skeleton variant="rounded" height={36} />
      {Array.from({ length: 6 }, (_, i) => `hit ${i}`).map((key) => (
        <Skeleton key={key} variant="rounded" sx={{ height: { xs: 176, sm: 136 } }} />
      ))}
    </Box>
  );
}
