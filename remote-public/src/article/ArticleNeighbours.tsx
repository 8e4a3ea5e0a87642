import type { Article } from '@portal/shared/contract';
import { Link, paths } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { lines, linkTile } from '../ui/tile';

interface ArticleNeighboursProps {
  readonly previous: Article['previous'];
  readonly next: Article['next'];
}

/** Links to the previous and next article of the list. */
export function ArticleNeighbours({ previous, next }: ArticleNeighboursProps) {
  if (!previous && !next) return null;
  return (
    <Box component="nav" aria-label="相邻文章" sx={pair}>
      {previous && <Neighbour label="上一篇" article={previous} />}
      {next && <Neighbour label="下一篇" article={next} last />}
    </Box>
  );
}

interface NeighbourProps {
  readonly label: string;
  readonly article: { readonly rid: string; readonly title: string };
  /** Aligned to the end of the row. */
  readonly last?: boolean;
}

function Neighbour({ label, article, last = false }: NeighbourProps) {
  return (
    <Box
      component={Link}
      to={paths.article(article.rid)}
      sx={{
        ...linkTile,
        px: 2,
        py: 1.5,
        gridColumn: { sm: last ? 2 : 1 },
        textAlign: { sm: last ? 'right' : 'left' },
      }}
    >
      <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="span" sx={lines(2)}>
        {article.title}
      </Box>
    </Box>
  );
}

const pair = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
