import { lineBelow } from '@portal/shared/parts';
import { Link, paths, useLocation } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { StaticPage } from '../ui/static/StaticPage';

const pages = [
  { name: '公司简介', to: paths.about('profile') },
  { name: '企业文化', to: paths.about('culture') },
  { name: '招贤纳士', to: paths.about('recruit') },
] as const;

interface AboutFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Layout of the three pages about the lab, with links between them. */
export function AboutFrame({ title, lead, children }: AboutFrameProps) {
  const { pathname } = useLocation();
  return (
    <StaticPage title={title} lead={lead} trail={[{ name: '关于我们', to: paths.about('profile') }]}>
      <Box component="nav" aria-label="关于我们" sx={nav}>
        {pages.map(({ name, to }) => (
          <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: { xs: 5, md: 7 }, mt: { xs: 3, md: 4 } }}>{children}</Box>
    </StaticPage>
  );
}

const nav = {
  display: 'flex',
  gap: { xs: 2, sm: 4 },
  ...lineBelow,
  '& a': {
    py: 1.25,
    mb: '-1px',
    color: 'text.secondary',
    textDecoration: 'none',
    borderBottom: '2px solid transparent',
    '&:hover': { color: 'text.primary' },
    '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 500 },
  },
} as const;
