/** The calendar fills its column; days are at least 40 px wide and high from 340 px of width on. */
export const calendarStyle = {
  width: '100%',
  maxWidth: 352,
  height: 'auto',
  maxHeight: 'none',
  m: 0,
  '& .MuiPickersCalendarHeader-root': { m: 0, mb: 0.5, pl: 1, pr: 0 },
  '& .MuiPickersCalendarHeader-labelContainer': { cursor: 'default', fontWeight: 600 },
  // Removes the negative margins by which the library lets the two buttons overlap.
  '& .MuiPickersArrowSwitcher-button': { m: 0 },
  '& .MuiPickersArrowSwitcher-spacer': { width: 0 },
  '& .MuiDayCalendar-header, & .MuiDayCalendar-weekContainer': {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '2px',
  },
  '& .MuiDayCalendar-weekContainer': { my: '2px' },
  '& .MuiDayCalendar-weekDayLabel': { width: 'auto', height: 32, m: 0 },
  // Height of six weeks of 40 px with their gaps, so that the layout does not shift between months.
  '& .MuiDayCalendar-slideTransition': { minHeight: 264 },
} as const;

/** Weeks that are over as a whole are not shown; their days are disabled. */
export const foldedStyle = {
  ...calendarStyle,
  '& .MuiDayCalendar-weekContainer:not(:has([data-day]:not(:disabled)))': { display: 'none' },
  '& .MuiDayCalendar-slideTransition': { minHeight: 0 },
} as const;

export const dayStyle = {
  '--PickerDay-horizontalMargin': '0px',
  width: '100%',
  height: 40,
  borderRadius: 1,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '&.MuiPickerDay-today': { outline: '1px solid', outlineColor: 'var(--mui-palette-primary-light)' },
  '&.Mui-selected': { fontWeight: 600 },
  '&:focus-visible': {
    outline: '2px solid',
    outlineColor: 'var(--mui-palette-primary-main)',
    outlineOffset: 1,
  },
} as const;

/** A selected day that has closed since keeps the colours of the selection. */
export const closedDayStyle = {
  ...dayStyle,
  cursor: 'not-allowed',
  textDecoration: 'line-through',
  '&:not(.Mui-selected)': { color: 'text.disabled' },
} as const;
