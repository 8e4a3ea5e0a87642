import { Box, Icon, Typography } from '@portal/shared/ui';
import { useEffect } from 'react';
import { Contents } from './Contents';
import type { Chapter } from './chapter';

/** A long page with its table of contents beside it, on phones above it. */
export function Chapters({ chapters }: { readonly chapters: readonly Chapter[] }) {
  useEffect(() => {
    // The browser looks for the hash's target before the page is rendered, so the scroll is repeated.
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '208px minmax(0, 1fr)' },
      }}
    >
      <Contents chapters={chapters} />
      <Box sx={body}>
        {chapters.map(({ id, title, body, icon, half }) => (
          <Box
            component="section"
            key={id}
            aria-labelledby={id}
            sx={{ minWidth: 0, gridColumn: { lg: half ? 'auto' : '1 / -1' }, ...(icon && stop) }}
          >
            {icon && (
              <Box sx={mark}>
                <Icon path={icon} size={22} />
              </Box>
            )}
            <Typography variant="h2" id={id} tabIndex={-1} sx={{ mb: 1.5, outline: 'none' }}>
              {title}
            </Typography>
            {body}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const body = {
  minWidth: 0,
  display: 'grid',
  gap: { xs: 4, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** A chapter on the page's way: its icon beside it, and the line from it to the next one. */
const stop = {
  position: 'relative',
  pl: { md: 7.5 },
  '&:not(:last-of-type)::before': {
    content: { xs: 'none', md: '""' },
    position: 'absolute',
    left: 21,
    top: 48,
    bottom: -36,
    borderLeft: '1px dashed',
    borderColor: 'divider',
  },
  '& > h2': { lineHeight: { md: '2.75rem' }, mb: { md: 0.5 } },
} as const;

const mark = {
  display: { xs: 'none', md: 'grid' },
  placeItems: 'center',
  position: 'absolute',
  left: 0,
  top: 0,
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: 'primary.main',
  bgcolor: 'action.hover',
} as const;
