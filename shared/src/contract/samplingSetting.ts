import { z } from 'zod';
import { formatMessage } from '../rules';
import { across } from './across';
import { components } from './component';
import { day } from './field';

const slotTime = z
  .string('[时段]格式不正确')
  .regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/, { error: '[时段]格式不正确', abort: true });

const weekday = z.int('[星期]应为 0 至 6').min(0, '[星期]应为 0 至 6').max(6, '[星期]应为 0 至 6');

/** Times of pick-ups (specification, section 3), as they are stored. */
export const samplingSetting = z
  .strictObject({
    /** Days without pick-up. */
    disabled_date: z.array(day('日期')),
    /** Slots that are closed on one day, by day. */
    disabled_date_time: z.record(z.iso.date(formatMessage('日期')), z.array(slotTime)),
    /** Slots that are always closed. */
    disabled_time: z.array(slotTime),
    /** Closed weekdays, 0 is Sunday. */
    disabled_week: z.array(weekday),
    /** Days that are open although their weekday or date is closed. */
    invalid_disabled_date: z.array(day('日期')),
    /** The four slots, such as 08:30-11:00. */
    sampling_time_arr: z.array(slotTime).length(4, '[时段]须为四个'),
  })
  .register(components, { id: 'SamplingSetting' });
export type SamplingSetting = z.infer<typeof samplingSetting>;

/** Days that one list may name: more than two years of them. */
const mostDays = 1000;
const tooMany = `[日期]不能超过 ${mostDays} 个`;
const listedDays = z.array(day('日期')).max(mostDays, tooMany);

const realTime = slotTime
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/, { error: '[时段]格式不正确', abort: true })
  .refine((slot) => slot.slice(0, 5) < slot.slice(6), '[时段]的结束时间须晚于开始时间');

/**
 * Times of pick-ups as staff enter them: only what can be fulfilled. It is not the schema of what is stored, so that a stored
 * value from before a rule can still be read.
 */
export const samplingSettingInput = z
  .strictObject({
    ...samplingSetting.shape,
    disabled_date: listedDays,
    disabled_date_time: samplingSetting.shape.disabled_date_time.refine(
      (times) => Object.keys(times).length <= mostDays,
      tooMany,
    ),
    disabled_time: samplingSetting.shape.disabled_time.max(4, '[时段]过多'),
    disabled_week: samplingSetting.shape.disabled_week.refine(
      (days) => new Set(days).size < 7,
      '[星期]须至少留出一天取样',
    ),
    invalid_disabled_date: listedDays,
    sampling_time_arr: z
      .array(realTime)
      .length(4, '[时段]须为四个')
      .refine(areInOrder, '[时段]须按时间先后排列，不能重复或重叠'),
  })
  .superRefine(
    ({ sampling_time_arr, disabled_time, disabled_date_time }, context) => {
      const say = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
      const closed = [
        { path: ['disabled_time'], times: disabled_time },
        ...Object.entries(disabled_date_time).map(([date, times]) => ({
          path: ['disabled_date_time', date],
          times,
        })),
      ];
      for (const { path, times } of closed)
        if (times.some((time) => !sampling_time_arr.includes(time))) say(path, '[时段]不在可选时段之内');
      if (sampling_time_arr.every((time) => disabled_time.includes(time)))
        say(['disabled_time'], '[时段]须至少留出一个取样');
    },
    across('sampling_time_arr', 'disabled_time', 'disabled_date_time'),
  )
  .register(components, { id: 'SamplingSettingInput' });

function areInOrder(slots: readonly string[]): boolean {
  return slots.every((slot, index) => index === 0 || (slots[index - 1] ?? '').slice(6) <= slot.slice(0, 5));
}
