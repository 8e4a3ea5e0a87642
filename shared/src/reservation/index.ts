export { TimeBooking, type TimeBookingProps } from './TimeBooking';
