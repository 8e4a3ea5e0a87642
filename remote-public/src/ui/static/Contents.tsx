import { plainList } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import type { Chapter } from './chapter';
import { SectionLinks } from './SectionLinks';
import { useCurrentSection } from './useCurrentSection';

interface ContentsProps {
  readonly chapters: readonly Pick<Chapter, 'id' | 'title'>[];
}

/** 目录: links to the chapters and marks the one being read. */
export function Contents({ chapters }: ContentsProps) {
  const current = useCurrentSection(chapters);
  return (
    <Box
      component="nav"
      aria-label="目录"
      sx={{
        position: { md: 'sticky' },
        top: 128,
        alignSelf: 'start',
        maxHeight: { md: 'calc(100vh - 144px)' },
        overflowY: 'auto',
      }}
    >
      <Box component="ol" sx={list}>
        <SectionLinks sections={chapters} current={current} />
      </Box>
    </Box>
  );
}

const list = {
  ...plainList,
  // Two columns on phones, so that the text starts on the first screen.
  columns: { xs: 2, md: 1 },
  columnGap: 2,
  '& a': {
    display: 'block',
    py: 0.75,
    '@media (pointer: coarse)': { py: 1.125 },
    pl: 1.5,
    pr: 1,
    lineHeight: 1.5,
    fontSize: '0.9375rem',
    borderLeft: '2px solid',
    borderColor: 'divider',
    color: 'text.secondary',
    textDecoration: 'none',
    '&:hover': { color: 'text.primary' },
  },
  '& a[aria-current]': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 500 },
} as const;
