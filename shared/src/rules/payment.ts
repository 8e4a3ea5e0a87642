import { monthsAfter } from './calendar';

/** Months before today within which a payment that a member reports was made. */
export const paymentMonths = 12;

/** Returns the first day that a payment which a member reports today can have; the last one is today. */
export const firstPaidOn = (today: string): string => monthsAfter(today, -paymentMonths);
