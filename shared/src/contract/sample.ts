import { z } from 'zod';
import {
  formatMessage,
  limits,
  type SampleForm,
  type SampleHazard,
  sampleForms,
  sampleHazards,
  texts,
} from '../rules';
import { components } from './component';
import { endpoint, nothing } from './endpoint';
import { instant, rid, text } from './field';

const formKeys = Object.keys(sampleForms) as [SampleForm, ...SampleForm[]];
const hazardKeys = Object.keys(sampleHazards) as [SampleHazard, ...SampleHazard[]];

const sampleForm = z.enum(formKeys, formatMessage('样品形态')).register(components, { id: 'SampleForm' });
const sampleHazard = z
  .enum(hazardKeys, formatMessage('样品危害'))
  .register(components, { id: 'SampleHazard' });

/** A sample as the member describes it. No hazard is an empty list. */
const sampleInput = z
  .strictObject({
    /** Written on the bag or bottle; unique in the order. */
    number: text(...texts.sampleNumber),
    name: text(...texts.sampleName),
    form: sampleForm,
    hazards: z.array(sampleHazard, formatMessage('样品危害')).max(hazardKeys.length).default([]),
  })
  .register(components, { id: 'SampleInput' });

/** The samples of a new order. Their numbers differ, whatever the case. */
export const samplesInput = z
  .array(sampleInput, formatMessage('样品清单'))
  .max(limits.samples, `[样品清单]不能超过${limits.samples}个样品`)
  .superRefine((samples, context) => {
    const known = new Set<string>();
    for (const [index, { number }] of samples.entries()) {
      const key = number.toLowerCase();
      if (known.has(key))
        context.addIssue({ code: 'custom', path: [index, 'number'], message: `[样品编号]${number} 重复` });
      known.add(key);
    }
  });

/** Keys of stored samples. */
export const storedRids = z
  .array(rid('sample'), formatMessage('留存样品'))
  .max(limits.samples, `[留存样品]不能超过${limits.samples}个样品`);

const described = {
  rid: z.string(),
  number: z.string(),
  name: z.string(),
  form: sampleForm,
  hazards: z.array(sampleHazard),
};

/** A sample of an order. */
export const orderSample = z
  .object({
    ...described,
    /** Number of the earlier order that a stored sample comes from; empty for other samples. */
    stored_from: z.string(),
  })
  .register(components, { id: 'OrderSample' });
export type OrderSample = z.infer<typeof orderSample>;

/** A sample that the lab keeps from an earlier order. */
export const storedSample = z
  .object({
    ...described,
    /** Number of the order that it came with. */
    order_code: z.string(),
    ordered: instant,
  })
  .register(components, { id: 'StoredSample' });
export type StoredSample = z.infer<typeof storedSample>;

export const sampleEndpoints = {
  'auth/web/sample/list4person': endpoint({
    access: 'member',
    unrestricted: true,
    summary:
      "The member's samples that the lab keeps from earlier orders, newest first; they can be tested again",
    input: nothing,
    data: z.array(storedSample),
  }),
};
