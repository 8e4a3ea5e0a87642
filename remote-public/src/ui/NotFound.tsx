import { missingMeta } from '@portal/shared/meta';
import { Trail, type TrailStep } from '@portal/shared/parts';
import { Link, paths, usePageMeta, useTitle } from '@portal/shared/portal';
import { Box, Button, PageColumn, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface NotFoundProps {
  readonly title: string;
  readonly text: string;
  /** Pages between the home page and the missing one. */
  readonly steps?: readonly TrailStep[];
  /** Links to other pages, the most likely first. */
  readonly links: readonly TrailStep[];
  /** Further content below. */
  readonly children?: ReactNode;
}

/** Page for an unknown subject: shows a message and links, and is not indexed by search engines. */
export function NotFound({ title, text, steps = [], links, children }: NotFoundProps) {
  useTitle(title);
  usePageMeta(missingMeta);
  return (
    <PageColumn>
      <Box sx={{ pt: 2 }}>
        <Trail steps={steps} here={title} />
      </Box>
      <Box sx={{ py: { xs: 4, md: 8 }, textAlign: 'center' }}>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{text}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'center', mt: 3 }}>
          {[...links, { name: '回到首页', to: paths.home }].map(({ name, to }, i) => (
            <Button key={to} component={Link} to={to} variant={i === 0 ? 'contained' : 'outlined'}>
              {name}
            </Button>
          ))}
        </Box>
      </Box>
      {children}
    </PageColumn>
  );
}
