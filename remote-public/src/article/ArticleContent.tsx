import type { Article } from '@portal/shared/contract';
import { Trail, VisuallyHidden } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { Box, PageColumn, Typography } from '@portal/shared/ui';
import { articleKinds } from '../ui/article/articleKinds';
import { SafeHtml } from '../ui/html/SafeHtml';
import { NewTabLink } from '../ui/NewTabLink';
import { Picture } from '../ui/Picture';
import { tile } from '../ui/tile';
import { ArticleAside } from './ArticleAside';
import { ArticleNeighbours } from './ArticleNeighbours';
import { articleGrid, reading } from './articleGrid';

/** A loaded article: head, text and links. */
export function ArticleContent({ article }: { readonly article: Article }) {
  return (
    <PageColumn>
      <Box sx={{ pt: { xs: 2, md: 3 }, pb: { xs: 5, md: 8 } }}>
        <Trail
          steps={[{ name: articleKinds[article.type], to: paths.list(article.type) }]}
          here={article.title}
        />
        <Box sx={articleGrid}>
          <Box sx={{ minWidth: 0 }}>
            <Box component="article" sx={{ ...tile, px: { xs: 2, sm: 4, md: 6 }, py: { xs: 2.5, md: 5 } }}>
              <Box sx={reading}>
                <ArticleHead article={article} />
                <Box component="h2" sx={{ m: 0 }}>
                  <VisuallyHidden>正文</VisuallyHidden>
                </Box>
                <SafeHtml html={article.body} minHeight={320} />
              </Box>
            </Box>
            <ArticleNeighbours previous={article.previous} next={article.next} />
          </Box>
          <ArticleAside devices={article.devices} />
        </Box>
      </Box>
    </PageColumn>
  );
}

function ArticleHead({ article }: { readonly article: Article }) {
  return (
    <>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {article.title}
      </Typography>
      <Box sx={facts}>
        <time dateTime={article.created}>{article.created.slice(0, 10)}</time>
        {article.author && <span>{article.author}</span>}
        {article.source && (
          <NewTabLink href={article.source} sx={{ color: 'primary.main' }}>
            查看原文
          </NewTabLink>
        )}
      </Box>
      <Typography sx={{ my: 3, color: 'text.secondary' }}>{article.sketch}</Typography>
      {article.img && (
        <Box sx={{ mb: 3, borderRadius: 1, overflow: 'hidden' }}>
          <Picture src={article.img} width={480} height={320} first />
        </Box>
      )}
    </>
  );
}

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  mt: 1.5,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  color: 'text.secondary',
} as const;
