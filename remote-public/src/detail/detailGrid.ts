import { headerHeights } from '@portal/shared/look';

/** Distance in px from the top of the page to the buying column: header, padding and breadcrumb. */
const columnTop = headerHeights.wide.full + 16 + 24 + 12;

/**
 * Gallery and sections beside the buying column; on phones gallery, buying column and sections follow one another.
 */
export const detailGrid = {
  display: 'grid',
  columnGap: 4,
  rowGap: { xs: 2, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) minmax(400px, 5fr)',
    lg: 'minmax(0, 7fr) minmax(0, 5fr)',
  },
  gridTemplateRows: { md: 'auto 1fr' },
} as const;

/** The buying column stays in view while the sections scroll; it is never higher than the first screen. */
export const buyColumn = {
  minWidth: 0,
  gridColumn: { md: 2 },
  gridRow: { md: '1 / span 2' },
  position: { md: 'sticky' },
  top: headerHeights.wide.compact + 16,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: { md: `calc(100vh - ${columnTop + 16}px)` },
} as const;
