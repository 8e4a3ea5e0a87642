import type { SlotState } from './slotWeek';

/** What a slot's cell says; a state is never told by its colour alone. */
export const slotTexts: Readonly<Record<SlotState, string>> = {
  free: '可约',
  taken: '约满',
  full: '约满',
  held: '我的保留',
  booked: '我的预约',
  short: '不足',
  past: '已截止',
  closed: '未开放',
};

/** What a screen reader says after a slot's time. */
export const slotNames: Readonly<Record<SlotState, string>> = {
  free: '可预约',
  taken: '已约满，可候补',
  full: '已约满',
  held: '您保留的机时',
  booked: '您预约的机时',
  short: '连续空闲时间不足',
  past: '已截止',
  closed: '尚未开放',
};

const hatch = 'repeating-linear-gradient(135deg, transparent 0 5px, var(--mui-palette-divider) 5px 6px)';

/** Styles of slots by `data-state`, in the week's table and in the list of days. */
export const slotStates = {
  '& [data-state=free]': { cursor: 'pointer', color: 'primary.main', bgcolor: 'background.paper' },
  '& [data-state=free]:hover': { boxShadow: 'inset 0 0 0 1px currentColor' },
  '& [data-state=taken]': { cursor: 'pointer', color: 'text.secondary', backgroundImage: hatch },
  '& [data-state=held], & [data-state=booked]': {
    color: 'success.main',
    fontWeight: 600,
    boxShadow: 'inset 3px 0 0 currentColor',
  },
  '& [data-state=full], & [data-state=short], & [data-state=past], & [data-state=closed]': {
    color: 'text.secondary',
    bgcolor: 'background.default',
  },
  '& [aria-selected=true], & [aria-pressed=true]': {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    backgroundImage: 'none',
    fontWeight: 600,
  },
} as const;

/** Room for the page's header and, on phones, for the bar with the buttons when an element is scrolled into view. */
export const clearOfBars = { scrollMarginTop: 160, scrollMarginBottom: 96 } as const;
