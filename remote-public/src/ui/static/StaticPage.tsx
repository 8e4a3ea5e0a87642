import { Trail, type TrailStep } from '@portal/shared/parts';
import { Box, PageColumn, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface StaticPageProps {
  readonly title: string;
  /** One or two sentences below the title. */
  readonly lead: string;
  readonly trail?: readonly TrailStep[];
  readonly children: ReactNode;
}

/** Layout of a static page: breadcrumb, title, lead and content. */
export function StaticPage({ title, lead, trail = [], children }: StaticPageProps) {
  return (
    <PageColumn>
      <Box sx={{ pt: { xs: 2, md: 3 }, pb: { xs: 5, md: 8 } }}>
        <Trail steps={trail} here={title} />
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ mt: 1, mb: { xs: 3, md: 4 }, color: 'text.secondary', maxWidth: '46em' }}>
          {lead}
        </Typography>
        {children}
      </Box>
    </PageColumn>
  );
}
