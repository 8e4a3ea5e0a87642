import { Link } from '@portal/shared/portal';
import { Box, Icon, icons, MuiLink, Typography } from '@portal/shared/ui';
import { useId } from 'react';
import { ArticleHits } from './ArticleHits';
import type { Found } from './found';
import { type SearchFilter, searchUrl } from './searchFilter';

/** The best articles beside the services; links to all of each kind. */
export function ArticlesBeside({ found, filter }: { readonly found: Found; readonly filter: SearchFilter }) {
  const id = useId();
  const { articles, counts, terms } = found;
  if (articles.list.length === 0) return null;
  const kinds = [
    { kind: 'course', label: '课程' },
    { kind: 'news', label: '新闻' },
  ] as const;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        相关文章
      </Typography>
      <ArticleHits list={articles.list} terms={terms} narrow />
      <Box sx={{ display: 'flex', gap: 2, mt: 1 }}>
        {kinds
          .filter(({ kind }) => counts[kind] > 0)
          .map(({ kind, label }) => (
            <MuiLink
              key={kind}
              component={Link}
              to={searchUrl({ kw: filter.kw, kind, sort: 'default', page: 1 })}
              underline="hover"
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 32, fontSize: '0.875rem' }}
            >
              全部{label} {counts[kind]} 篇
              <Icon path={icons.next} size={14} />
            </MuiLink>
          ))}
      </Box>
    </Box>
  );
}
