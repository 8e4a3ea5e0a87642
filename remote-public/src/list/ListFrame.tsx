import { lineBelow, VisuallyHidden } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { StaticPage } from '../ui/static/StaticPage';
import { type ListType, lists, listTypes } from './lists';

interface ListFrameProps {
  readonly type: ListType;
  readonly children: ReactNode;
}

/** Layout of all lists: name, description and links to the other lists. */
export function ListFrame({ type: own, children }: ListFrameProps) {
  const { name, lead } = lists[own];
  return (
    <StaticPage title={name} lead={lead}>
      <Box component="nav" aria-label="栏目" sx={tabs}>
        {listTypes.map((type) => (
          <Box
            key={type}
            component={Link}
            to={paths.list(type)}
            aria-current={type === own ? 'page' : undefined}
            sx={tab}
          >
            {lists[type].name}
          </Box>
        ))}
      </Box>
      <Box component="h2" sx={{ m: 0 }}>
        <VisuallyHidden>{name}列表</VisuallyHidden>
      </Box>
      {children}
    </StaticPage>
  );
}

const tabs = {
  display: 'flex',
  overflowX: 'auto',
  mb: 3,
  ...lineBelow,
} as const;

const tab = {
  flex: 'none',
  px: { xs: 1.5, sm: 2 },
  py: 1.25,
  textDecoration: 'none',
  color: 'text.primary',
  '&:hover': { color: 'primary.main' },
  '&[aria-current]': { color: 'primary.main', fontWeight: 600, boxShadow: 'inset 0 -2px 0 currentColor' },
  '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
} as const;
