/**
 * The calendar of every form and filter, built on @mui/x-date-pickers. Shared at run time like `@portal/shared/ui`,
 * but in a file of its own, which only pages with a calendar fetch.
 */
export { DayCalendar } from './DayCalendar';
export { dayName } from './dayName';
