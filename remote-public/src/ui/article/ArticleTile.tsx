import type { ArticleCard } from '@portal/shared/contract';
import { Link, paths } from '@portal/shared/portal';
import { Box, Icon, icons, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { NewTabLink } from '../NewTabLink';
import { Picture } from '../Picture';
import { lines, linkTile } from '../tile';

type ArticleLead = Omit<ArticleCard, 'type'>;

/** Tile of a news item, course or case; the picture is above the text, on phones beside it. */
export function ArticleTile({ article }: { readonly article: ArticleLead }) {
  return (
    <ArticleLink article={article}>
      <Box sx={picture}>
        <Picture src={article.img} width={480} height={320} />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, gap: 0.5, p: { xs: 1.5, sm: 2 } }}>
        <Typography variant="h4" component="h3" sx={lines(2)}>
          {article.title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', ...lines(2) }}>
          {article.sketch}
        </Typography>
        <Box sx={foot}>
          <Box component="time" dateTime={article.created} sx={{ color: 'text.secondary' }}>
            {article.created.slice(0, 10)}
          </Box>
          <Box
            component="span"
            sx={{ ml: 'auto', display: 'inline-flex', alignItems: 'center', color: 'primary.main' }}
          >
            查看详情
            <Icon path={icons.next} size={14} />
          </Box>
        </Box>
      </Box>
    </ArticleLink>
  );
}

/** Links to the source in a new tab if there is one, else to the article (specification, section 2). */
function ArticleLink({ article, children }: { readonly article: ArticleLead; readonly children: ReactNode }) {
  if (article.source) {
    return (
      <NewTabLink href={article.source} sx={frame}>
        {children}
      </NewTabLink>
    );
  }
  return (
    <Box component={Link} to={paths.article(article.rid)} sx={frame}>
      {children}
    </Box>
  );
}

const frame = {
  ...linkTile,
  position: 'relative',
  display: 'grid',
  height: '100%',
  gridTemplateColumns: { xs: '116px minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
  gridTemplateRows: { sm: 'auto 1fr' },
} as const;

const picture = {
  p: { xs: '12px 0 12px 12px', sm: 0 },
  '& img': { borderRadius: { xs: 0.5, sm: 0 } },
} as const;

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  mt: 'auto',
  pt: 1,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
} as const;
