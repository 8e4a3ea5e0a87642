/**
 * The calendar of all forms and filters, built on @mui/x-date-pickers. Shared at run time like `@portal/shared/ui`,
 * but in its own file, which only pages with a calendar load.
 */
export { DayCalendar } from './DayCalendar';
export { dayName } from './dayName';
