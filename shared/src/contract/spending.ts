import { z } from 'zod';
import { formatMessage } from '../rules';
import { components } from './component';
import { fen } from './field';

export const spent = z
  .object({
    /** Unique in its list: key of a member, or name of a service. */
    key: z.string(),
    name: z.string(),
    /** Payments less refunds; below zero when a refund belongs to a payment before the period. */
    amount_fen: fen,
  })
  .register(components, { id: 'Spent' });
export type Spent = z.infer<typeof spent>;

/** What was paid for statements, less refunds, in a period. */
export const spending = z
  .object({
    total_fen: fen,
    /** One entry for each month of the period, the oldest first. */
    months: z.array(z.object({ month: z.string(), amount_fen: fen })),
    /** The largest amount first; each list adds up to the total. */
    services: z.array(spent),
  })
  .register(components, { id: 'Spending' });
export type Spending = z.infer<typeof spending>;

/** Months of the period up to the current one, in the lab's time zone. */
export const spendingMonths = z
  .int(formatMessage('月数'))
  .min(1, formatMessage('月数'))
  .max(12, formatMessage('月数'))
  .default(12);
