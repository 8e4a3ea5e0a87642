import { Box, Typography } from '@portal/shared/ui';
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
      <Box sx={{ minWidth: 0, display: 'grid', gap: { xs: 4, md: 5 } }}>
        {chapters.map(({ id, title, body }) => (
          <Box component="section" key={id} aria-labelledby={id}>
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
