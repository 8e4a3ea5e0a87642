import { z } from 'zod';
import { across } from './across';
import { components } from './component';

const months = (label: string) =>
  z.int(`[${label}]应为整数`).min(1, `[${label}]不能小于 1`).max(120, `[${label}]不能超过 120`);

/** How long the lab keeps samples in its cabinet: the first period and each extension, and the longest time in all. */
export const sampleKeeping = z
  .strictObject({ months: months('留存月数'), most_months: months('最长留存月数') })
  .refine(({ months, most_months }) => months <= most_months, {
    path: ['most_months'],
    message: '[最长留存月数]不能小于留存月数',
    ...across('months', 'most_months'),
  })
  .register(components, { id: 'SampleKeeping' });
