export type { ChosenTime } from './chosenTime';
export { HoldClock } from './HoldClock';
export { NearestTimes } from './NearestTimes';
export { refreshTime } from './refreshTime';
export { hoursOf, type InstrumentTime, type Seen } from './slotWeek';
export { TimeBooking, type TimeBookingProps } from './TimeBooking';
export { TimeChooser } from './TimeChooser';
export { rangeText } from './timeText';
export { heldFor, ownTimeInput, useOwnTime } from './useOwnTime';
