import type { Device } from '@portal/shared/contract';
import { renderedNear } from '@portal/shared/parts';
import { useDrawn } from '@portal/shared/portal';
import { Box, Typography } from '@portal/shared/ui';
import { Fragment, type ReactNode, useEffect, useMemo } from 'react';
import { tile } from '../../ui/tile';
import { SectionNav } from './SectionNav';
import { sectionsOf } from './sections';

interface DetailSectionsProps {
  readonly device: Device;
  readonly preview?: boolean;
  /** What the service is for: stands first, or below the week where time is chosen, which is the main step there. */
  readonly summary: ReactNode;
}

/** The sections below the buying box with their navigation bar. */
export function DetailSections({ device, preview = false, summary }: DetailSectionsProps) {
  const sections = useMemo(() => sectionsOf(device, preview), [device, preview]);
  const isDrawn = useDrawn();
  useEffect(() => {
    // The browser looks for the hash's target before the page is rendered, so the scroll is repeated. A drawn page was there,
    // and its visitor may have scrolled on.
    const id = isDrawn ? '' : window.location.hash.slice(1);
    if (id) document.getElementById(decodeURIComponent(id))?.scrollIntoView();
  }, [isDrawn]);
  if (sections.length === 0) return summary;
  const weekFirst = sections[0]?.id === 'time';
  return (
    <Box>
      {!weekFirst && <Box sx={{ mb: { xs: 3, md: 4 } }}>{summary}</Box>}
      <SectionNav sections={sections} />
      <Box sx={{ display: 'grid', gap: 3, mt: 2, pb: 4 }}>
        {sections.map(({ id, title, body, height, bare = false }, at) => (
          <Fragment key={id}>
            <Box
              component="section"
              aria-labelledby={id}
              sx={bare ? { minWidth: 0, pt: 1 } : { ...tile, minWidth: 0, p: { xs: 2, md: 3 } }}
            >
              <Typography variant="h2" id={id} tabIndex={-1} sx={heading}>
                {title}
              </Typography>
              {height ? <Box sx={renderedNear(height)}>{body}</Box> : body}
            </Box>
            {weekFirst && at === 0 && summary}
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}

// On wide screens the navigation bar covers more than the page's scroll padding.
const heading = { mb: 2, outline: 'none', scrollMarginTop: { xs: 0, md: 40 } } as const;
