import { headerHeights } from '../look';
import { lineAbove, phone } from './style';

/** The head below the portal's header while the table scrolls; a frame without one sets `--table-top`. Its line is a shadow: collapsed borders don't stick. */
const stickyHead = {
  position: 'sticky',
  top: `var(--table-top, ${headerHeights.wide.compact}px)`,
  zIndex: 1,
  bgcolor: 'background.paper',
  boxShadow: 'inset 0 -1px var(--mui-palette-divider)',
} as const;

/**
 * A table; on phones each row is a card, which leaves out values that are a dash. The cells are styled from here, by their
 * class, because a style of its own for each cell takes most of the time of rendering a table.
 */
export const tableStyle = {
  width: 1,
  borderCollapse: 'collapse',
  // The table and each row keep what was painted while they are the same: a key that is typed above the table paints nothing
  // of it, a tick one row. It was half of the time to the screen. A row's open menu lies above the rows that follow.
  '&, & tbody tr:not(:has([aria-expanded="true"]))': { isolation: 'isolate' },
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: 1.5, py: 1.25, verticalAlign: 'top', textAlign: 'left', whiteSpace: 'nowrap' },
  '& .acts': { textAlign: 'right' },
  '& .numeric': { textAlign: { xs: 'left', sm: 'right' } },
  '& td.wide': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& .wide': { width: { sm: '100%' } },
  '& th:first-of-type, & td:first-of-type': { pl: 0 },
  '& th:last-of-type, & td:last-of-type': { pr: 0 },
  '& th': { ...stickyHead, color: 'text.secondary', fontWeight: 500 },
  '[role=dialog] & th': { position: 'static' },
  '& th a': { color: 'inherit', textDecoration: 'none', '&:hover': { color: 'primary.main' } },
  '& th[aria-sort] a': { color: 'primary.main' },
  '& .choice': { width: 32, py: 0.25, pr: 0 },
  '& tbody tr + tr td': lineAbove,
  [phone]: {
    '&, & tbody, & tr': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': { position: 'relative', py: 1.25 },
    '& tbody tr + tr': lineAbove,
    '& tbody tr + tr td': { border: 0 },
    '& td': {
      display: 'grid',
      gridTemplateColumns: '5em minmax(0, 1fr)',
      p: 0,
      py: 0.25,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      '&::before': { content: 'attr(data-label)', color: 'text.secondary' },
    },
    // What stays in one line in a row has less room in a card.
    '& td *': { whiteSpace: 'normal' },
    '& td[data-empty]': { display: 'none' },
    '& td:not([data-label])': { gridTemplateColumns: 'minmax(0, 1fr)', '&::before': { display: 'none' } },
    '& td.choice': { position: 'absolute', top: 4, right: 0, width: 'auto', p: 0 },
    // The first line of a card ends before its box.
    '& td.choice + td': { pr: 4 },
    // The buttons of a card are at its left edge: a menu that ended there would leave the window.
    '& td.acts [role=group]': { left: 0, right: 'auto' },
  },
} as const;
