import type { ArticleHit } from '@portal/shared/contract';
import { plainList } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Typography } from '@portal/shared/ui';
import { textOf } from '../ui/html/textOf';
import { Picture } from '../ui/Picture';
import { lines, linkTile } from '../ui/tile';
import { Marked } from './Marked';
import { kinds } from './searchFilter';

interface ArticleHitsProps {
  readonly list: readonly ArticleHit[];
  readonly terms: readonly string[];
  /** Without pictures, for the column beside the services. */
  readonly narrow?: boolean;
}

/** Articles that match a search: kind, title and summary, with the search terms highlighted. */
export function ArticleHits({ list, terms, narrow = false }: ArticleHitsProps) {
  return (
    <Box
      component="ul"
      sx={{ ...plainList, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {list.map((hit) => (
        <li key={hit.rid}>
          <Box
            component={Link}
            to={paths.article(hit.rid)}
            sx={{ ...linkTile, display: 'flex', gap: 2, p: 1.5 }}
          >
            {!narrow && (
              <Box sx={{ width: { xs: 72, sm: 112 }, flex: 'none', '& img': { borderRadius: 0.5 } }}>
                <Picture src={hit.img} width={120} height={80} />
              </Box>
            )}
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
                <Typography variant="h4" component="h3" sx={{ flex: 1, minWidth: 0, ...lines(2) }}>
                  <Marked text={hit.title} terms={terms} />
                </Typography>
                <Box component="span" sx={label}>
                  {kinds.find(({ kind }) => kind === hit.kind)?.label}
                </Box>
              </Box>
              <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', ...lines(2) }}>
                <Marked text={textOf(hit.sketch)} terms={terms} />
              </Typography>
            </Box>
          </Box>
        </li>
      ))}
    </Box>
  );
}

const label = {
  flex: 'none',
  px: 0.75,
  borderRadius: 0.5,
  fontSize: '0.75rem',
  lineHeight: '1.375rem',
  color: 'text.secondary',
  bgcolor: 'action.hover',
} as const;
