import { headerHeights } from '@portal/shared/look';
import { lineBelow, plainList } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import { SectionLinks } from '../../ui/static/SectionLinks';
import { useCurrentSection } from '../../ui/static/useCurrentSection';
import type { DetailSection } from './sections';

/** Sticky navigation bar below the header; marks the section being read. */
export function SectionNav({ sections }: { readonly sections: readonly DetailSection[] }) {
  const reading = useCurrentSection(sections);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On phones the row is wider than the window: scrolls the marked link to the middle.
    const current = row.current?.querySelector<HTMLElement>(`[href="#${reading}"]`);
    if (!row.current || !current) return;
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
  }, [reading]);
  return (
    <Box component="nav" aria-label="页面内容" data-bar="" sx={bar}>
      <Box component="ul" ref={row} sx={list}>
        <SectionLinks sections={sections} current={reading} />
      </Box>
    </Box>
  );
}

const bar = {
  position: 'sticky',
  top: { xs: headerHeights.phone.compact - 1, md: headerHeights.wide.compact - 1 },
  zIndex: 2,
  // Full width of the page's column, so that no content is visible beside the bar.
  mx: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  bgcolor: 'background.default',
  ...lineBelow,
} as const;

const list = {
  position: 'relative',
  display: 'flex',
  gap: { xs: 2, md: 3 },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  ...plainList,
  '& li': { flex: 'none' },
  '& a': {
    display: 'block',
    py: 1.5,
    px: 0.5,
    lineHeight: '1.5rem',
    color: 'text.secondary',
    textDecoration: 'none',
    '&:hover': { color: 'primary.main' },
    '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
  },
  '& a[aria-current]': { color: 'primary.main', fontWeight: 600, boxShadow: 'inset 0 -3px 0 currentColor' },
} as const;
