import { z } from 'zod';
import {
  formatMessage,
  limits,
  publicReportStates,
  reasonedMoves,
  reportActs,
  reportMasks,
  reportMoves,
  reportStates,
  texts,
} from '../rules';
import { across } from './across';
import { components } from './component';
import { done, endpoint } from './endpoint';
import { day, happened, optionalText, queued, queuePaging, recordCode, rid, text } from './field';
import { shows } from './shows';

const reportState = z.enum(reportStates).register(components, { id: 'ReportState' });
const publicReportState = z.enum(publicReportStates).register(components, { id: 'PublicReportState' });
const reportAct = z.enum(reportActs).register(components, { id: 'ReportAct' });
const reportMask = z.enum(reportMasks, formatMessage('样品名称')).register(components, { id: 'ReportMask' });

const optionalDay = (label: string) => day(label).nullable().default(null);
const many = <Row extends z.ZodType>(row: Row, label: string, most: number) =>
  z.array(row, formatMessage(label)).max(most, `[${label}]不能超过 ${most} 项`).default([]);

const { reportSamples, reportItems, reportTables, reportRows, reportColumns, reportPictures } = limits;

/** A table of results; its first row is the head. All rows have the same number of cells. */
const writtenTable = z.strictObject({
  title: optionalText(...texts.reportTableTitle),
  rows: z
    .array(
      z
        .array(optionalText(...texts.reportCell), formatMessage('检测结果'))
        .min(1, '[检测结果]表格不能没有列')
        .max(reportColumns, `[检测结果]不能超过 ${reportColumns} 列`),
      formatMessage('检测结果'),
    )
    .min(1, '[检测结果]表格不能没有行')
    .max(reportRows, `[检测结果]不能超过 ${reportRows} 行`)
    .refine((rows) => rows.every((row) => row.length === rows[0]?.length), '[检测结果]各行的列数不同'),
});

/** What staff write in a report. */
const writtenContent = z
  .strictObject({
    client: optionalText(...texts.reportClient),
    client_address: optionalText(...texts.address),
    samples: many(
      z.strictObject({
        number: optionalText(...texts.sampleNumber),
        name: text(...texts.sampleName),
        /** Day on which it was received; null when it did not come to the lab, or the day is unknown. */
        received: optionalDay('收样日期'),
      }),
      '样品',
      reportSamples,
    ),
    /** What was tested, by which method, on which instrument. */
    items: many(
      z.strictObject({
        name: text(...texts.reportItem),
        method: optionalText(...texts.reportMethod),
        instrument: optionalText(...texts.reportInstrument),
      }),
      '检测项目',
      reportItems,
    ),
    tested_from: optionalDay('检测开始日期'),
    tested_to: optionalDay('检测结束日期'),
    results: many(writtenTable, '检测结果', reportTables),
    /** Pictures among the order's data and test records, in the order in which they are printed. */
    pictures: many(
      z.strictObject({ file_rid: rid('orderFile'), caption: optionalText(...texts.reportCaption) }),
      '图片',
      reportPictures,
    ),
    conclusion: optionalText(...texts.reportConclusion),
    remark: optionalText(...texts.reportRemark),
  })
  .refine(({ tested_from: from, tested_to: to }) => from === null || to === null || from <= to, {
    path: ['tested_to'],
    message: '[检测结束日期]不能早于检测开始日期',
    ...across('tested_from', 'tested_to'),
  });

/** What a report says. */
const reportContent = z
  .object({
    client: z.string(),
    client_address: z.string(),
    samples: z.array(z.object({ number: z.string(), name: z.string(), received: z.string().nullable() })),
    items: z.array(z.object({ name: z.string(), method: z.string(), instrument: z.string() })),
    tested_from: z.string().nullable(),
    tested_to: z.string().nullable(),
    results: z.array(z.object({ title: z.string(), rows: z.array(z.array(z.string())) })),
    pictures: z.array(z.object({ file_rid: z.string(), caption: z.string() })),
    conclusion: z.string(),
    remark: z.string(),
  })
  .register(components, { id: 'ReportContent' });
export type ReportContent = z.infer<typeof reportContent>;

/** A version as its owner sees it. */
const report = z
  .object({
    rid: z.string(),
    /** Number with year, serial number and version, such as 2026-000123-1. */
    number: z.string(),
    version: z.int(),
    state: publicReportState,
    issued: happened,
    /** What this version changes, and why; empty for the first one. */
    reason: z.string(),
    /** Number of the version that replaces it; null while none does. */
    replaced_by: z.string().nullable(),
    /** Why it was withdrawn; empty unless it was. */
    withdrawn_reason: z.string(),
    /** Code of the check page `/verify/{code}`. */
    code: z.string(),
    /** SHA-256 of the PDF, in hexadecimal. */
    sha256: z.string(),
    /** Size of the PDF in bytes. */
    size: z.int(),
    /** How the check page shows the names of the samples. */
    mask: reportMask,
  })
  .register(components, { id: 'Report' });
export type Report = z.infer<typeof report>;

/** What the check page shows to whoever has the code. */
const verifiedReport = z
  .object({
    number: z.string(),
    version: z.int(),
    state: publicReportState,
    issued: happened,
    /** When it was replaced or withdrawn; null while it is valid. */
    ended: happened.nullable(),
    /** Number of the version that replaces it; null unless it is replaced. */
    replaced_by: z.string().nullable(),
    lab: z.string(),
    /** Names of the samples as the owner shows them; empty when they are hidden. */
    samples: z.array(z.string()),
    sample_count: z.int(),
    /** SHA-256 of the PDF, in hexadecimal. */
    sha256: z.string(),
    /** Size of the PDF in bytes. */
    size: z.int(),
    /** Whose certificate signed the PDF; null for a PDF without a signature. */
    signature: z
      .object({
        subject: z.string(),
        issuer: z.string(),
        /** True for a certificate that nobody else vouches for. */
        self_made: z.boolean(),
        /** True when an authority has confirmed the time. */
        timestamped: z.boolean(),
      })
      .nullable(),
  })
  .register(components, { id: 'VerifiedReport' });
export type VerifiedReport = z.infer<typeof verifiedReport>;

const staffReportRow = z
  .object({
    rid: z.string(),
    /** Null until the first version is issued. */
    number: z.string().nullable(),
    version: z.int(),
    state: reportState,
    order_code: z.string(),
    member: z.string(),
    author: z.string(),
    issuer: z.string(),
    created: happened,
    /** Time of the last change. */
    changed: happened,
    issued: happened.nullable(),
  })
  .register(components, { id: 'StaffReportRow' });
export type StaffReportRow = z.infer<typeof staffReportRow>;

const staffReport = staffReportRow
  .extend({
    /** Counts every change; acts name the one that was shown. */
    revision: z.int(),
    content: reportContent,
    /** What this version changes, and why; empty for the first one. */
    reason: z.string(),
    /** What the reviewer wants changed; empty when it was not returned. */
    note: z.string(),
    withdrawn_reason: z.string(),
    code: z.string().nullable(),
    sha256: z.string().nullable(),
    can: z.array(reportAct),
    /** True when the caller has written some of it, so that somebody else has to issue it. */
    wrote: z.boolean(),
    /** The other versions of the same report, the newest first. */
    versions: z.array(
      z.object({ rid: z.string(), number: z.string().nullable(), version: z.int(), state: reportState }),
    ),
  })
  .register(components, { id: 'StaffReport' });
export type StaffReport = z.infer<typeof staffReport>;

const key = z.strictObject({ rid: rid('report') });
const example = { rid: 'k3v9x0q2' };
const revision = z.int(formatMessage('版本')).min(0);
const link = z.object({ url: z.string() });
const moved = z.object({
  rid: z.string(),
  state: reportState,
  revision: z.int(),
  number: z.string().nullable(),
});

/** Calls of reports (检测报告): staff write, review and issue them, members read them, anybody checks one by its code. */
export const reportEndpoints = {
  'open/report/verify': endpoint({
    access: 'open',
    outdates: { none: 'only reads, and counts the attempts' },
    errors: ['not_found'],
    summary: 'What is known of the report with this code: whether it is valid, and the SHA-256 of its PDF',
    input: z.strictObject({ code: text('查验码', 60) }),
    example: { code: 'Q7KX2M-9PZR4C-H3VW8N-5TBD' },
    data: verifiedReport,
  }),
  'auth/report/list': endpoint({
    access: 'member',
    scope: 'order:read',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'The reports of an order with all of their issued versions, the newest first',
    input: z.strictObject({ order_rid: rid('order') }),
    data: z.object({ list: z.array(report) }),
  }),
  'auth/report/file': endpoint({
    access: 'member',
    scope: 'order:read',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'A link that downloads the PDF of a report; it works for a minute',
    input: key,
    example,
    data: link,
  }),
  'auth/report/mask': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.reports],
    errors: ['not_found'],
    summary: 'Chooses how the check page shows the names of the samples, for all versions of the report',
    input: key.extend({ mask: reportMask }),
    example: { ...example, mask: 'masked' },
    data: done,
  }),
  'staff/report/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab'],
    summary: 'Reports by state and order, the newest first',
    input: z.strictObject({
      states: z.array(reportState, formatMessage('状态')).max(reportStates.length).default([]),
      order_code: recordCode('订单号').optional(),
      ...queuePaging,
    }),
    example: { states: ['review'] },
    data: queued(staffReportRow),
  }),
  'staff/report/detail': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab'],
    errors: ['not_found'],
    summary: 'A version of a report with its content and the acts of the caller',
    input: key,
    example,
    data: staffReport,
  }),
  'staff/report/add': endpoint({
    access: 'staff',
    roles: ['lab'],
    idempotent: true,
    errors: ['not_found', 'report_act_refused'],
    summary: 'Begins a report about an order, with what is known of its samples, services and days',
    input: z.strictObject({ order_code: recordCode('订单号') }),
    example: { order_code: 'D20261118-000001' },
    data: z.object({ rid: z.string() }),
  }),
  'staff/report/save': endpoint({
    access: 'staff',
    roles: ['lab'],
    errors: ['not_found', 'report_act_refused', 'seen_changed'],
    summary: 'Replaces the content of a draft; of an amended one also what it changes and why',
    input: key.extend({
      revision,
      content: writtenContent,
      /** What an amended version changes, and why; left out for the first version. */
      reason: text(...texts.amendReason).optional(),
    }),
    example: { ...example, revision: 0, content: {} },
    data: z.object({ revision: z.int() }),
  }),
  'staff/report/move': endpoint({
    access: 'staff',
    roles: ['lab'],
    idempotent: true,
    errors: ['not_found', 'report_act_refused', 'own_report', 'seen_changed'],
    summary:
      'Submits a report, returns it with a note, issues one that others wrote, gives up a draft, or withdraws an issued one with a reason',
    input: key
      .extend({
        revision,
        act: z.enum(reportMoves, formatMessage('操作')),
        note: optionalText(...texts.reportNote),
      })
      .refine(({ act, note }) => !reasonedMoves.includes(act) || note !== '', {
        path: ['note'],
        message: '[原因]不能为空',
        ...across('act', 'note'),
      }),
    example: { ...example, revision: 1, act: 'issue' },
    data: moved,
  }),
  'staff/report/amend': endpoint({
    access: 'staff',
    roles: ['lab'],
    idempotent: true,
    errors: ['not_found', 'report_act_refused', 'seen_changed'],
    summary: 'Begins the next version of an issued report, which stays valid until that one is issued',
    input: key.extend({ revision, reason: text(...texts.amendReason) }),
    example: { ...example, revision: 2, reason: '更正样品 S2 的结果：抄录有误' },
    data: z.object({ rid: z.string() }),
  }),
  'staff/report/file': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab'],
    errors: ['not_found'],
    summary:
      'A link to the PDF: the issued one, or a preview that says on each page that it is a draft; it works for a minute',
    input: key,
    example,
    data: link,
  }),
};
