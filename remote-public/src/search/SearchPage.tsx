import { query } from '@portal/shared/api';
import { useSearchParams, useTitle } from '@portal/shared/portal';
import { Box, PageColumn, Typography } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AskUs } from '../ui/AskUs';
import { lines } from '../ui/tile';
import { askedBy, hitsInput } from './asked';
import { Hits } from './Hits';
import { KindTabs } from './KindTabs';
import { SearchForm } from './SearchForm';
import { Suggestions } from './Suggestions';

/** Search over services, news and courses; the URL stores text, kind and page. */
export function SearchPage() {
  const [search] = useSearchParams();
  const asked = askedBy(search);
  const found = useQuery({
    ...query('open/web/search', hitsInput(asked)),
    enabled: asked.kw !== '',
    placeholderData: keepPreviousData,
  });
  const heading = asked.kw ? `“${asked.kw}”的搜索结果` : '搜索';
  useTitle(heading);
  return (
    <PageColumn>
      <Box sx={{ pt: { xs: 2, md: 4 }, pb: { xs: 5, md: 8 } }}>
        <Typography variant="h1" sx={{ mb: 2, overflowWrap: 'anywhere', ...lines(2) }}>
          {heading}
        </Typography>
        <SearchForm key={asked.kw} kw={asked.kw} />
        <Box sx={columns}>
          {asked.kw ? (
            <Box sx={{ minWidth: 0 }}>
              <KindTabs asked={asked} counts={found.data?.counts} />
              <Box
                role="status"
                sx={{ my: 1.5, minHeight: '1.6em', fontSize: '0.875rem', color: 'text.secondary' }}
              >
                {found.data && !found.isPlaceholderData && `找到 ${found.data.total} 项`}
              </Box>
              <Hits found={found} asked={asked} />
            </Box>
          ) : (
            <Box sx={{ minWidth: 0 }}>
              <Suggestions />
            </Box>
          )}
          {/* On phones this is below the hits and rendered after them, so that there is no layout shift. */}
          {(asked.kw === '' || !found.isPending) && (
            <AskUs
              title="没有找到合适的检测？"
              text="写下样品和想知道的结果，客户经理会联系您，推荐方法并报价。"
            />
          )}
        </Box>
      </Box>
    </PageColumn>
  );
}

const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 4, md: 5 },
  mt: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 264px' },
} as const;
