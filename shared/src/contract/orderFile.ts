import { z } from 'zod';
import { formatMessage, limits, orderFileActs, orderFileKinds, texts } from '../rules';
import { components } from './component';
import { chart } from './device';
import { done, endpoint } from './endpoint';
import {
  cursorPaging,
  exportLink,
  happened,
  keyword,
  optionalText,
  periodInput,
  queued,
  recordCode,
  rid,
  text,
  wholePeriod,
} from './field';
import { shows } from './shows';

const orderFileKind = z.enum(orderFileKinds).register(components, { id: 'OrderFileKind' });

export const orderFile = z
  .object({
    rid: z.string(),
    kind: orderFileKind,
    name: z.string(),
    /** Size in bytes. */
    size: z.int(),
    mime: z.string(),
    created: happened,
    /** Acts that the caller may do with the file. */
    can: z.array(z.enum(orderFileActs)),
  })
  .register(components, { id: 'OrderFile' });
export type OrderFile = z.infer<typeof orderFile>;

/** A file of delivered data, with what it is about. */
export const deliveredFile = orderFile
  .omit({ can: true })
  .extend({
    order: z.object({ rid: z.string(), code: z.string() }),
    /** Names of the services of the order; of a test record about one item only its name. */
    services: z.array(z.string()),
    /** Numbers and names of the first samples of the order. */
    samples: z.array(z.object({ number: z.string(), name: z.string() })),
    /** Number of samples of the order. */
    sample_count: z.int(),
    /** The member's own tags. */
    tags: z.array(z.string()),
    /** Number of the retest that it is the data of; 0 for the first result of a sample with retests, null for any other. */
    retest: z.int().nullable(),
  })
  .register(components, { id: 'DeliveredFile' });
export type DeliveredFile = z.infer<typeof deliveredFile>;

/** Filters of the page 检测数据: words in a file's name, the order's number, a service or a sample; an own tag; days of the delivery. */
const dataFilter = { kw: keyword(), tag: optionalText(...texts.dataTag), ...periodInput };

/** Codes of several orders. */
const orderCodes = z
  .array(recordCode('订单号'), formatMessage('订单'))
  .max(limits.batchRows, `[订单]不能超过 ${limits.batchRows} 个`);

/** A sample of an order as a person names it. */
const namedSample = z.object({ number: z.string(), name: z.string() });

/** Where a file of data can belong. */
const dataTarget = z.object({
  /** Code of the order. */
  code: z.string(),
  member: z.string(),
  /** Null for the order as a whole. */
  sample: namedSample.nullable(),
  /** Short names of the sample's tests, or of the order's when it is not known which the sample goes to. */
  tests: z.array(z.string()),
  /** True when the order has a data file of this name and size. */
  known: z.boolean(),
});

export const orderFileEndpoints = {
  'auth/web/orderFile/list4person': endpoint({
    access: 'member',
    scope: 'file:read',
    reads: true,
    unrestricted: true,
    summary:
      "Data and test records of all delivered orders of the member, the newest first; words are looked for in a file's name, the order's number, its services and its samples",
    input: wholePeriod(z.strictObject({ ...dataFilter, ...cursorPaging })),
    example: { kw: '氧化铈', from: '2026-11-01', to: '2026-11-30' },
    data: queued(deliveredFile),
  }),
  'auth/web/orderFile/zip4person': endpoint({
    access: 'member',
    scope: 'file:read',
    outdates: { none: 'a link for a download' },
    unrestricted: true,
    errors: ['not_found'],
    summary:
      'A link that downloads, for a minute, the listed files, or those of them that are chosen, as one zip with a folder for each order, or as .eln of electronic lab notebooks',
    input: wholePeriod(
      z.strictObject({
        ...dataFilter,
        /** Only these files; all that fit the filters when it is empty. */
        rids: z.array(rid('orderFile')).max(limits.filesAtOnce).default([]),
        /** `eln`: an RO-Crate with metadata and checksums, which electronic lab notebooks import. */
        format: z.enum(['zip', 'eln'], formatMessage('格式')).default('zip'),
      }),
    ),
    example: { kw: '氧化铈', from: '2026-11-01', to: '2026-11-30' },
    data: exportLink.extend({
      files: z.int(),
      /** Bytes of the files together. */
      size: z.int(),
      /** Files that are left out because the zip has its most files or bytes. */
      beyond: z.int(),
    }),
  }),
  'auth/web/orderFile/list4rid': endpoint({
    access: 'member',
    scope: 'file:read',
    outdates: { none: 'shows files; a missing agreement is written first' },
    unrestricted: true,
    errors: ['not_found'],
    summary: 'The files of an order',
    input: z.strictObject({ rid: rid('order') }),
    data: z.array(orderFile),
  }),
  'auth/web/orderFile/link': endpoint({
    access: 'member',
    scope: 'file:read',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'A link that downloads one file of an order; it works for a minute',
    input: z.strictObject({ rid: rid('orderFile') }),
    data: z.object({ url: z.string() }),
  }),
  'auth/web/orderFile/zip': endpoint({
    access: 'member',
    scope: 'file:read',
    outdates: { none: 'a link for a download' },
    unrestricted: true,
    errors: ['not_found'],
    summary: 'A link that downloads all data and test records of an order as a zip; it works for a minute',
    input: z.strictObject({ rid: rid('order') }),
    data: z.object({ url: z.string() }),
  }),
  'auth/web/orderFile/curve': endpoint({
    access: 'member',
    scope: 'file:read',
    outdates: { none: 'only reads, and counts the attempts' },
    unrestricted: true,
    errors: ['not_found'],
    summary: 'The curve of a data file that is a table of numbers, with at most 500 points',
    input: z.strictObject({ rid: rid('orderFile') }),
    data: z.object({
      /** Null when the file is no such table. */
      chart: chart.nullable(),
      /** False when only the beginning of a large file was read. */
      complete: z.boolean(),
    }),
  }),
  'auth/order/addRawFile': endpoint({
    access: 'member',
    scope: 'order:write',
    outdates: [...shows.orders, ...shows.files, 'auth/upload/list'],
    errors: ['not_found', 'order_act_refused', 'raw_limit'],
    summary:
      'Adds raw data, a file that was uploaded before, to an order of data analysis until the test begins; a repeated call gives the same answer',
    input: z.strictObject({ rid: rid('order'), file_rid: rid('upload') }),
    data: orderFile,
  }),
  'auth/order/delRawFile': endpoint({
    access: 'member',
    scope: 'order:write',
    outdates: [...shows.orders, ...shows.files, 'auth/upload/list'],
    errors: ['not_found', 'order_act_refused'],
    summary: 'Deletes a file of raw data from an order until the test begins',
    input: z.strictObject({ rid: rid('orderFile') }),
    data: done,
  }),
  'auth/order/updateProtocolFile': endpoint({
    access: 'member',
    scope: 'order:write',
    outdates: [...shows.orders, ...shows.files, ...shows.notices, 'auth/upload/list'],
    errors: ['not_found', 'order_act_refused', 'file_type_refused'],
    summary:
      'Hands in the signed agreement: a file that was uploaded before, or photos that are joined into one PDF',
    input: z.strictObject({
      rid: rid('order'),
      /** The file, or the photo of the first page. */
      file_rid: rid('upload'),
      /** Photos of the other pages, in their order. With them each page is a JPEG picture (`auth/upload4pic`). */
      page_rids: z
        .array(rid('upload'))
        .max(limits.signedPages - 1)
        .default([]),
    }),
    data: done,
  }),
  'staff/order/files': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab'],
    errors: ['not_found'],
    summary:
      'The files of an order with links that download them, and one for all raw data as a zip; they work for a minute',
    input: z.strictObject({ code: recordCode('订单号') }),
    data: z.object({
      list: z.array(orderFile.extend({ link: z.string() })),
      /** Null when the order has no raw data. */
      raw_zip: z.string().nullable(),
    }),
  }),
  'staff/order/file': endpoint({
    access: 'staff',
    roles: ['manager', 'lab'],
    body: 'multipart',
    file: 'optional',
    idempotent: true,
    errors: ['not_found', 'order_act_refused'],
    summary:
      'Adds a file (part `file`, or one that was uploaded in parts) to an order: result data, a test record, a signed copy that came by post. With `sample`, a name that does not say the sample gets its number in front',
    input: z.strictObject({
      code: recordCode('订单号'),
      kind: orderFileKind.extract(['data', 'record', 'signed']),
      /** Position of the item that a test record is about, from 1 on; left out for the whole order. */
      item: z
        .string()
        .regex(/^[1-9]\d{0,2}$/, formatMessage('项目序号'))
        .transform(Number)
        .optional(),
      /** A file that this person uploaded in parts, instead of the part `file`. */
      file_rid: rid('upload').optional(),
      /** Number of the sample that a file of data is about; left out for the whole order. */
      sample: text(...texts.sampleNumber).optional(),
    }),
    data: orderFile,
  }),
  'staff/order/matchFiles': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab'],
    summary:
      'Says of files of data, by their names, to which sample of which order under test each belongs: surely one, several to choose from, or none',
    input: z.strictObject({
      files: z
        .array(
          z.strictObject({ name: text('文件名', 255), size: z.int(formatMessage('文件大小')).min(0) }),
          formatMessage('文件'),
        )
        .min(1, '[文件]不能为空')
        .max(limits.batchRows, `[文件]不能超过 ${limits.batchRows} 个`),
      /** Only these orders, whatever their state is; without them all orders under test. */
      codes: orderCodes.default([]),
    }),
    example: { files: [{ name: 'S1_XRD.xy', size: 20480 }] },
    data: z.object({
      /** One entry for each file, in their order. */
      list: z.array(
        z.object({
          /** True when there is one target and no doubt. */
          sure: z.boolean(),
          targets: z.array(dataTarget),
          /** A code in the name that belongs to none of the orders; null when there is none. */
          elsewhere: z.string().nullable(),
        }),
      ),
    }),
  }),
  'staff/order/data': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab'],
    summary: 'How many files of data each sample of some orders has, by the names of the files',
    input: z.strictObject({ codes: orderCodes.min(1, '[订单]不能为空') }),
    example: { codes: ['D20261118-000001'] },
    data: z.object({
      /** Unknown codes are left out. */
      list: z.array(
        z.object({
          code: z.string(),
          samples: z.array(namedSample.extend({ tests: z.array(z.string()), files: z.int() })),
          /** Files of the order that belong to none of its samples. */
          whole: z.int(),
          /** True when the caller added data of it, so that another person delivers it (the setting `secondCheck`). */
          needs_other: z.boolean(),
        }),
      ),
    }),
  }),
};
