import { z } from 'zod';
import { endpoint, nothing } from './endpoint';
import { day, text } from './field';
import { popup } from './home';

/** When and where samples are picked up (specification, section 3). */
export const samplingSetting = z.object({
  /** Days without pick-up. */
  disabled_date: z.array(day('日期')),
  /** Slots that are closed on one day, by day. */
  disabled_date_time: z.record(z.string(), z.array(z.string())),
  /** Slots that are always closed. */
  disabled_time: z.array(z.string()),
  /** Closed weekdays, 0 is Sunday. */
  disabled_week: z.array(z.int().min(0).max(6)),
  /** Days that are open although their weekday or date is disabled. */
  invalid_disabled_date: z.array(day('日期')),
  /** The four slots, such as 08:30-11:00. */
  sampling_time_arr: z.array(z.string()).length(4),
});
export type SamplingSetting = z.infer<typeof samplingSetting>;

/** Settings that the front end fetches at start (specification, section 3: web setting). */
export const setting = z.object({
  /** GB/T 2260 codes of the districts with pick-up. */
  allowRegion: z.array(z.string()),
  samplingSetting,
  /** Cities with pick-up and their districts, for the tip table. */
  samplingInfo: z.array(z.object({ city: z.string(), districts: z.array(z.string()) })),
  localInfo: z.object({
    company: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    icp: z.string(),
    /** Where samples are sent by post. */
    express: z.object({ name: z.string(), phone: z.string(), address: z.string() }),
  }),
});
export type Setting = z.infer<typeof setting>;

export const settingEndpoints = {
  'open/setting': endpoint({
    access: 'open',
    summary: 'Site information, pick-up regions and pick-up times',
    input: nothing,
    data: setting,
  }),
  'staff/setting/popup': endpoint({
    access: 'staff',
    summary: 'Opens or closes the popup of the home page; what is left out stays as it was',
    input: z.strictObject({
      open: z.boolean('[开关]格式不正确'),
      img: text('图片', 200)
        .regex(/^\/upload\/img\/[\w-]+\.svg$/, '[图片]格式不正确')
        .optional(),
      title: text('标题', 60).optional(),
      link: z
        .url({ protocol: /^https?$/, error: '[链接]格式不正确' })
        .max(500, '[链接]不能超过500个字符')
        .optional(),
    }),
    /** The popup as the home page shows it now. */
    data: z.object({ popup: popup.optional() }),
  }),
};
