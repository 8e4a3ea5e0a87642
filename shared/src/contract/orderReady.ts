import { z } from 'zod';
import { components } from './component';
import { instant } from './field';
import { material } from './order';
import { orderQuote } from './orderQuote';

/** What an order lacks before it can be placed without further answers. */
const missing = z
  .enum(['certification', 'samples', 'human', 'hours', 'money'])
  .register(components, { id: 'OrderMissing' });
export type OrderMissing = z.infer<typeof missing>;

/** An order as it would be placed without further answers (一键下单). */
export const orderReady = z
  .object({
    /** With the coupon that takes off most. */
    quote: orderQuote,
    /** Empty when the order can be placed as it is. */
    missing: z.array(missing),
    /** Held instrument time, which is booked with the order. */
    hours: z.array(
      z.object({
        rid: z.string(),
        name: z.string(),
        instrument_rid: z.string(),
        starts: instant,
        ends: instant,
      }),
    ),
    /** Stored samples that would be tested again (source 0): the newest ones, as many as the items need; empty without samples. */
    stored_rids: z.array(z.string()),
    /** What becomes of them: as in the last order with samples, but never destroyed. Null without samples. */
    sample_disposal: z.literal([1, 2]).nullable(),
    /** Where they are sent back to: the address of that order. Null unless the disposal is 1. */
    return_address: z
      .object({
        name: z.string(),
        phone: z.string(),
        province: z.string(),
        city: z.string(),
        area: z.string(),
        address: z.string(),
        address_code: z.string(),
      })
      .nullable(),
    /** What the member asked for with the last order. */
    materials: z.array(material),
    materials_other: z.string(),
    /** The project or grant that pays: that of the last order. */
    fund_code: z.string(),
  })
  .register(components, { id: 'OrderReady' });
export type OrderReady = z.infer<typeof orderReady>;
