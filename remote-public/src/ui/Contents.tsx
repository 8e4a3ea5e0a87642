import { useNavigate } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import type { MouseEvent } from 'react';
import type { Chapter } from './Chapters';
import { useReading } from './useReading';

interface ContentsProps {
  readonly chapters: readonly Pick<Chapter, 'id' | 'title'>[];
}

/** 目录: leads to each chapter and marks the one that is being read. */
export function Contents({ chapters }: ContentsProps) {
  const navigate = useNavigate();
  const reading = useReading(chapters);
  const follow = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(`#${id}`, { replace: true });
    // Keyboard and screen reader go on from there.
    document.getElementById(id)?.focus({ preventScroll: true });
  };
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
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === reading ? 'location' : undefined}
              onClick={(event) => follow(event, id)}
            >
              {title}
            </a>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  listStyle: 'none',
  p: 0,
  m: 0,
  // On phones two columns: the text is not pushed off the first screen.
  columns: { xs: 2, md: 1 },
  columnGap: 2,
  '& a': {
    display: 'block',
    py: 0.75,
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
