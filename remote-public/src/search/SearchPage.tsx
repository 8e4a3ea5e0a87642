import { query } from '@portal/shared/api';
import { ByWidth, Trail } from '@portal/shared/parts';
import { useSearchParams, useTitle } from '@portal/shared/portal';
import { Box, PageColumn, Typography } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AskUs } from '../ui/AskUs';
import { CompareBar } from '../ui/compare/CompareBar';
import { lines } from '../ui/tile';
import { ArticlesBeside } from './ArticlesBeside';
import type { Found } from './found';
import { Hits } from './Hits';
import { KindTabs } from './KindTabs';
import { SearchFacets } from './SearchFacets';
import { SearchForm } from './SearchForm';
import { Suggestions } from './Suggestions';
import { type SearchFilter, searchFilterOf, searchInput } from './searchFilter';

/** Search over services, news and courses; the URL stores text, kind and page. */
export function SearchPage() {
  const [search] = useSearchParams();
  const filter = searchFilterOf(search);
  const found = useQuery({
    ...query('open/web/search', searchInput(filter)),
    enabled: filter.kw !== '',
    placeholderData: keepPreviousData,
  });
  const ofServices = filter.kw !== '' && filter.kind !== 'news' && filter.kind !== 'course';
  const noService = found.data?.counts.device === 0;
  const hasFacets = ofServices && !noService;
  const heading = filter.kw ? `“${filter.kw}”的搜索结果` : '搜索';
  useTitle(heading);
  return (
    <>
      <PageColumn>
        <Box sx={{ pt: 2, pb: { xs: 5, md: 8 } }}>
          <Trail here="搜索" />
          <Typography variant="h1" sx={{ mb: 2, overflowWrap: 'anywhere', ...lines(2) }}>
            {heading}
          </Typography>
          <SearchForm key={filter.kw} kw={filter.kw} />
          <Box sx={hasFacets ? besideFacets : columns}>
            {hasFacets && <ByWidth wide={<SearchFacets filter={filter} found={found.data} />} />}
            {filter.kw ? (
              <Box sx={{ minWidth: 0 }}>
                <KindTabs filter={filter} counts={found.data?.counts} />
                <Box
                  role="status"
                  sx={{ mt: 1.5, minHeight: '1.6em', fontSize: '0.875rem', color: 'text.secondary' }}
                >
                  {found.data && !found.isPlaceholderData && totalText(found.data, filter)}
                </Box>
                <Hits found={found} filter={filter} />
              </Box>
            ) : (
              <Box sx={{ minWidth: 0 }}>
                <Suggestions />
              </Box>
            )}
            {/* On phones this is below the hits and rendered after them, so that there is no layout shift. */}
            {(filter.kw === '' || !found.isPending) && (
              <Box sx={{ display: 'grid', gap: 4, minWidth: 0, ...(hasFacets && below) }}>
                {found.data && filter.kw !== '' && filter.kind === undefined && (
                  <ArticlesBeside found={found.data} filter={filter} />
                )}
                <AskUs
                  title="没有找到合适的检测？"
                  text="写下样品和想知道的结果，客户经理会联系您，推荐方法并报价。"
                />
              </Box>
            )}
          </Box>
        </Box>
      </PageColumn>
      <CompareBar />
    </>
  );
}

function totalText({ services, articles, counts }: Found, { kind }: SearchFilter): string {
  if (kind === 'news' || kind === 'course') return `找到 ${articles.total} 篇`;
  const { total, strong } = services;
  if (total !== counts.device) return `找到 ${counts.device} 项服务，其中 ${total} 项符合筛选条件`;
  if (strong === total) return `找到 ${total} 项服务`;
  return strong === 0
    ? `${total} 项服务提到了它`
    : `找到 ${strong} 项服务，另有 ${total - strong} 项提到了它`;
}

/** Beside the facets there is room for a third column on large screens only; else it is below the hits. */
const besideFacets = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 4, lg: 3 },
  mt: 3,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: '200px minmax(0, 1fr)',
    lg: '200px minmax(0, 1fr) 260px',
  },
} as const;
const below = { gridColumn: { md: 2, lg: 3 } } as const;

const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 4, md: 5 },
  mt: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
} as const;
