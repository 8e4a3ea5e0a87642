import { z } from 'zod';
import { texts } from '../rules';
import { components } from './component';
import { day, optionalText, phone, regionCode, regionNames, rid, text } from './field';

const ownAddress = (label: string) => ({
  name: text(...texts.name),
  phone,
  address_code: regionCode(label),
  ...regionNames,
  address: text(...texts.address),
});

/** Where a sample is sent back to: a saved address, or another one in full. */
export const returnAddress = z
  .union(
    [z.strictObject({ address_rid: rid('address', '寄回地址') }), z.strictObject(ownAddress('寄回地址'))],
    '[寄回地址]填写不完整',
  )
  .register(components, { id: 'ReturnAddress' });

const pickupTime = {
  date: day('取样日期'),
  time: text('取样时间', 20),
  message: optionalText(...texts.message),
};

/**
 * How the sample reaches the lab: type 0, the member sends it; type 1, it is picked up at a saved address
 * (`address_rid`) or at an entered one.
 */
export const pickup = z
  .union(
    [
      z.strictObject({ type: z.literal(0), message: optionalText(...texts.message) }),
      z.strictObject({ type: z.literal(1), ...pickupTime, address_rid: rid('address', '取样地址') }),
      z.strictObject({ type: z.literal(1), ...pickupTime, ...ownAddress('取样地址') }),
    ],
    '[送样方式]填写不完整',
  )
  .register(components, { id: 'Pickup' });
export type Pickup = z.input<typeof pickup>;

/** The pick-up as the order stores it. */
export const orderPickup = z
  .object({
    type: z.literal([0, 1]),
    date: z.string().nullable(),
    time: z.string().nullable(),
    name: z.string(),
    phone: z.string(),
    /** Province, city, district and detail address in one line; empty for type 0. */
    place: z.string(),
    message: z.string(),
  })
  .register(components, { id: 'OrderPickup' });
