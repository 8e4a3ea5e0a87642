import type { ArticleCard } from '@portal/shared/contract';
import { plainList } from '@portal/shared/parts';
import { Box, Skeleton } from '@portal/shared/ui';
import { ArticleTile } from './ArticleTile';

interface ArticleGridProps {
  readonly articles: readonly Omit<ArticleCard, 'type'>[];
}

/** Grid of articles, up to three per row. */
export function ArticleGrid({ articles }: ArticleGridProps) {
  return (
    <Box component="ul" sx={grid}>
      {articles.map((article) => (
        <li key={article.rid}>
          <ArticleTile article={article} />
        </li>
      ))}
    </Box>
  );
}

/** Placeholder for `count` articles while they load. */
export function ArticleGridSkeleton({ count }: { readonly count: number }) {
  return (
    <Box role="status" aria-label="正在加载" sx={grid}>
      {Array.from({ length: count }, (_, i) => `article ${i}`).map((key) => (
        <Skeleton key={key} variant="rounded" sx={{ height: { xs: 159, sm: 404 } }} />
      ))}
    </Box>
  );
}

const grid = {
  ...plainList,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
} as const;
