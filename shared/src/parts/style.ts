import { belowWidth } from '../look';

/** A thin border around an element. */
export const line = { border: 1, borderColor: 'divider' } as const;

/** A thin border above an element, for the rows of a list. */
export const lineAbove = { borderTop: 1, borderColor: 'divider' } as const;

/** A thin border below an element. */
export const lineBelow = { borderBottom: 1, borderColor: 'divider' } as const;

/** The letters of a control of our own. Below 16 px iOS zooms into the page when one types or chooses. */
export const typedText = { font: 'inherit', fontSize: { xs: '1rem', md: 'inherit' } } as const;

/** A list without bullets, numbers and indentation. */
export const plainList = { listStyle: 'none', p: 0, m: 0 } as const;

/**
 * A block that is rendered only near the window, which halves the time until a long page can be painted. `height` in px is
 * what it takes before it has been rendered, by breakpoint.
 */
export const renderedNear = ({ xs, md }: { readonly xs: number; readonly md: number }) => ({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: { xs: `auto ${xs}px`, md: `auto ${md}px` },
  // Outlines and shadows of what is at the edge stay visible.
  overflowClipMargin: '12px',
});

/** Media query of phones. */
export const phone = `@media ${belowWidth(600)}`;

/** Media query of screens that are pressed with a finger, whatever their width. */
const touch = '@media (pointer: coarse)';

/** Makes what a finger presses 40 px wide and high. */
export const tapSize = { [touch]: { minWidth: 40, minHeight: 40 } } as const;

/** A link in a list of links, as high as a finger needs. */
export const tapLine = { display: 'inline-block', [touch]: { lineHeight: '2.5rem', py: 0 } } as const;

/** Enlarges what a finger can hit to 44 px; the element looks the same. */
export const tapArea = {
  [`${phone}, (pointer: coarse)`]: {
    position: 'relative',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: '50%',
      height: 44,
      transform: 'translateY(-50%)',
    },
  },
} as const;

/** Hides an element visually; screen readers still read it. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** What people have written: its line breaks are kept, and a long word does not widen the page. */
export const written = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
