import { z } from 'zod';
import {
  bareEmail,
  barePhone,
  cleanLine,
  cleanLines,
  dashedCode,
  formatFen,
  formatMessage,
  halfWidth,
  limits,
  phonePattern,
  requiredMessage,
  smsCodePattern,
  texts,
  tooLongMessage,
} from '../rules';
import { across } from './across';
import { keyRegistry, type Noun, nouns } from './noun';

/** Fields that several nouns share, with the messages that the server and the forms display. */

const required = requiredMessage;

const cleanOf = (lines: 'lines' | undefined) => (lines ? cleanLines : cleanLine);

/** Required text of at most `max` characters, without what nobody sees. */
export const text = (label: string, max: number, lines?: 'lines') =>
  z
    .string(required(label))
    .overwrite(cleanOf(lines))
    .min(1, required(label))
    .max(max, tooLongMessage(label, max));

/** Optional text, cleaned like a required one; may be empty. */
export const optionalText = (label: string, max: number, lines?: 'lines') =>
  z.string(formatMessage(label)).overwrite(cleanOf(lines)).max(max, tooLongMessage(label, max)).default('');

/** Code of a record, such as an order number, as a person types it: half-width capitals without spaces. */
export const recordCode = (label: string, max = 40) => text(label, max).overwrite(dashedCode);

/** Words that are searched for; may be empty. */
export const keyword = (label = '关键词', max = 100) =>
  z.string(formatMessage(label)).overwrite(halfWidth).max(max, tooLongMessage(label, max)).default('');

/** A mobile phone number of mainland China; spaces, dashes and the country code are removed. */
export const phone = z
  .string(required('手机号'))
  .overwrite(barePhone)
  .min(1, required('手机号'))
  .max(limits.phoneLength, tooLongMessage('手机号', limits.phoneLength))
  .regex(phonePattern, formatMessage('手机号'));

/** Optional mobile phone number; may be empty. */
export const optionalPhone = (label: string) =>
  z
    .string(formatMessage(label))
    .overwrite(barePhone)
    .max(limits.phoneLength, tooLongMessage(label, limits.phoneLength))
    .refine((value) => value === '' || phonePattern.test(value), formatMessage(label))
    .default('');

/** An e-mail address of a field. */
export const mailAddress = (label: string, max: number) =>
  text(label, max)
    .overwrite(bareEmail)
    .check(z.email(formatMessage(label)));

/** An e-mail address. */
export const email = mailAddress(...texts.email);

/** Optional e-mail address; may be empty. */
export const optionalEmail = (label: string, max: number) =>
  z
    .string(formatMessage(label))
    .overwrite(bareEmail)
    .max(max, tooLongMessage(label, max))
    .default('')
    .pipe(z.union([z.literal(''), z.email(formatMessage(label))], formatMessage(label)));

/** GB/T 2260 code of a district. */
export const regionCode = (label: string) => text(label, 6).regex(/^\d{6}$/, formatMessage(label));

/** Names of a district, from province to district. */
export const regionNames = {
  province: text('省份', 40),
  city: text('城市', 40),
  area: text('区县', 40),
};

/** Six-digit code from a text message. */
export const smsCode = text('验证码', limits.codeLength).regex(smsCodePattern, formatMessage('验证码'));

/** A new password. The contract checks only its length; the server refuses common ones. */
export const newPassword = (label = '密码') =>
  z
    .string(required(label))
    .min(1, required(label))
    .min(limits.passwordMin, `[${label}]不能少于 ${limits.passwordMin} 位`)
    .max(limits.passwordMax, `[${label}]不能超过 ${limits.passwordMax} 位`);

/** Key of a record of this noun, as the server returned it. */
export const rid = (noun: Noun, label: string = nouns[noun].label) =>
  text(label, 40)
    .regex(/^[\w-]+$/, formatMessage(label))
    .register(keyRegistry, { noun });

/** Integer fen. */
export const fen = z.int();

/** Amount in fen that a person enters: more than zero. */
export const amountFen = (label: string) =>
  z
    .int(formatMessage(label))
    .min(1, `[${label}]须大于 0`)
    .max(limits.amountFen, `[${label}]不能超过 ${formatFen(limits.amountFen)}`);

/** Amount in fen that a person enters; may be zero. */
export const amountOrZero = (label: string) =>
  z
    .int(formatMessage(label))
    .min(0, `[${label}]不能小于 0`)
    .max(limits.amountFen, `[${label}]不能超过 ${formatFen(limits.amountFen)}`);

/** Days that the lab's calendar and time zone and the database can all compute with; the database has no year 0. */
const inRange = (value: string): boolean => value >= '1970-01-01' && value.slice(0, 10) <= '2099-12-31';

/** ISO 8601 instant with offset, such as 2026-12-01T09:00:00+08:00, from 1970 to 2099. */
export const instantOf = (label: string) =>
  z.iso.datetime({ offset: true, error: formatMessage(label) }).refine(inRange, formatMessage(label));

/** An instant whose field has no name of its own. */
export const instant = instantOf('时间');

/** The schemas of `happened`, by which the server finds them in an answer. */
export const pastInstants = z.registry<{ readonly past: true }>();

/** Instant of what has happened. No answer has one in the future: the server cuts what a clock stored that was ahead. */
export const happened = z.iso.datetime({ offset: true }).register(pastInstants, { past: true });

/** Day as YYYY-MM-DD in the lab's time zone (Asia/Shanghai), from 1970 to 2099. */
export const day = (label: string) =>
  z.iso
    .date({
      error: ({ input }) =>
        typeof input === 'string' && input !== '' ? formatMessage(label) : required(label),
    })
    .refine(inRange, formatMessage(label));

/** Calendar month as YYYY-MM in the lab's time zone, from 1970 to 2099. */
export const month = (label: string) =>
  z.string(formatMessage(label)).regex(/^(19[7-9]\d|20\d\d)-(0[1-9]|1[0-2])$/, formatMessage(label));

/** First and last day of a period, both included; each may be left out. */
export const periodInput = { from: day('开始日期').optional(), to: day('结束日期').optional() };

interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Returns the input with the rule that its period does not end before it begins. */
export const wholePeriod = <Schema extends z.ZodType<Period>>(schema: Schema) =>
  schema.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: '[结束日期]不能早于开始日期',
    ...across('from', 'to'),
  });

/** As what a list is exported. */
export const sheetFormat = z.enum(['xlsx', 'csv'], formatMessage('格式')).default('xlsx');

/** The answer of a call that exports: a link that downloads for a minute. */
export const exportLink = z.object({ url: z.string() });

/** A page of a list, counted from 1. */
export const paging = {
  page: z.int('[页码]格式不正确').min(1, '[页码]不能小于 1').max(10_000, '[页码]过大').default(1),
  size: z
    .int('[每页条数]格式不正确')
    .min(1, '[每页条数]不能小于 1')
    .max(limits.pageSizeMax, `[每页条数]不能超过 ${limits.pageSizeMax}`)
    .default(limits.pageSize),
};

/**
 * Position in a list that is sorted by time, the newest first: `next` of the previous page, as the server returned it.
 * Such a list has no total, because counting would read all of its rows.
 */
export const cursor = z
  .string('[页码]格式不正确')
  .max(80, '[页码]格式不正确')
  .regex(/^\d{1,14}_[\w-]{1,40}$/, '[页码]格式不正确');

/** A page of a list with a cursor. */
export const cursorPaging = { before: cursor.optional(), size: paging.size };

/** Rows of a list with a cursor; `next` is the cursor of the following page, null on the last one. */
export const cursorPaged = <Row extends z.ZodType>(row: Row) =>
  z.object({ list: z.array(row), next: z.string().nullable() });

/** A page of rows and the total of all pages. */
export const paged = <Row extends z.ZodType>(row: Row) => z.object({ total: z.int(), list: z.array(row) });

/** Position in a list of staff: rank, time and key of a row, as the server returned it in `next`. */
const queueCursor = z
  .string('[页码]格式不正确')
  .max(80, '[页码]格式不正确')
  .regex(/^[0-2]_\d{1,14}_[\w-]{1,40}$/, '[页码]格式不正确');

/** A page of a list of staff. */
export const queuePaging = { after: queueCursor.optional(), size: paging.size };

/** Position in a list of staff that is sorted by day, as the server returned it in `next`. */
const dayCursor = z
  .string('[页码]格式不正确')
  .max(80, '[页码]格式不正确')
  .regex(/^20\d\d-\d\d-\d\d_[\w:-]{1,60}$/, '[页码]格式不正确')
  .refine((given) => z.iso.date().safeParse(given.slice(0, 10)).success, '[页码]格式不正确');

/** A page of a list of staff that is sorted by day. */
export const dayPaging = { after: dayCursor.optional(), size: paging.size };

/** A page of a list of staff that is sorted by time. */
export const timePaging = { after: cursor.optional(), size: paging.size };

/**
 * Rows of a list with a cursor that says of how many. `total` is counted up to 1000 and null on later pages: a count of all
 * would read all rows.
 */
export const queued = <Row extends z.ZodType>(row: Row) =>
  cursorPaged(row).extend({ total: z.int().nullable() });
