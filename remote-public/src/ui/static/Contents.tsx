import { headerHeights } from '@portal/shared/look';
import { plainList, useCurrentInView } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import type { Chapter } from './chapter';
import { SectionLinks } from './SectionLinks';
import { useCurrentSection } from './useCurrentSection';

interface ContentsProps {
  readonly chapters: readonly Pick<Chapter, 'id' | 'title'>[];
}

/** 目录: links to the chapters and marks the one being read. Beside the text; on phones a strip that stays below the header. */
export function Contents({ chapters }: ContentsProps) {
  const current = useCurrentSection(chapters);
  const strip = useCurrentInView(current ?? '');
  return (
    <Box component="nav" ref={strip} aria-label="目录" data-bar="" sx={nav}>
      <Box component="ol" sx={list}>
        <SectionLinks sections={chapters} current={current} />
      </Box>
    </Box>
  );
}

const nav = {
  position: 'sticky',
  top: { xs: headerHeights.phone.compact - 1, md: 128 },
  zIndex: { xs: 2, md: 'auto' },
  // Full width of the page's column, so that no text is visible beside the strip.
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3, md: 0 },
  bgcolor: 'background.default',
  borderBottom: { xs: '1px solid var(--mui-palette-divider)', md: 'none' },
  alignSelf: 'start',
  maxHeight: { md: 'calc(100vh - 144px)' },
  minWidth: 0,
  overflow: 'auto',
  scrollbarWidth: { xs: 'none', md: 'auto' },
} as const;

const list = {
  ...plainList,
  display: { xs: 'flex', md: 'block' },
  gap: 2,
  '& li': { flex: 'none' },
  '& a': {
    display: 'block',
    py: { xs: 1.25, md: 0.75 },
    pl: { md: 1.5 },
    pr: { md: 1 },
    lineHeight: 1.5,
    fontSize: '0.9375rem',
    borderStyle: 'solid',
    borderWidth: { xs: '0 0 3px', md: '0 0 0 2px' },
    borderColor: { xs: 'transparent', md: 'divider' },
    color: 'text.secondary',
    textDecoration: 'none',
    '&:hover': { color: 'text.primary' },
    '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
  },
  '& a[aria-current]': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 500 },
} as const;
