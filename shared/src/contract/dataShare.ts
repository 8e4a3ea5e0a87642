import { z } from 'zod';
import {
  dataShareActs,
  dataShareDays,
  dataShareStates,
  formatMessage,
  halfWidth,
  limits,
  texts,
  tooLongMessage,
} from '../rules';
import { components } from './component';
import { keptView } from './dataView';
import { done, endpoint, nothing } from './endpoint';
import { happened, instant, optionalText, rid, text } from './field';
import { nouns } from './noun';

/** A link to files of data, for its member. Whoever has the code, and the password if it has one, downloads the files. */
const dataShare = z
  .object({
    code: z.string(),
    name: z.string(),
    /** How the receiver is told who shares; empty when the member gives no name. */
    from: z.string(),
    state: z.enum(dataShareStates),
    created: happened,
    expires: instant,
    revoked: happened.nullable(),
    /** True when the receiver needs a password. */
    password: z.boolean(),
    /** True when the receiver sees what the member keeps with the files: settings of the viewer, and annotations. */
    views: z.boolean(),
    /** Number of files that were chosen. */
    files: z.int(),
    /** How often the page was opened, and files or all of them were downloaded; looking at one is no download. */
    opened: z.int(),
    downloaded: z.int(),
  })
  .register(components, { id: 'DataShare' });
export type DataShare = z.infer<typeof dataShare>;

const sharedFile = z.object({ rid: z.string(), name: z.string(), size: z.int() });

/** A link with its files and what was done with it, by day. Nothing of the receivers is kept. */
const dataShareDetail = dataShare
  .extend({
    /** The chosen files that its member still has. */
    list: z.array(sharedFile),
    /** The newest day first. */
    log: z.array(
      z.object({
        /** Day in the lab's time zone. */
        day: z.string(),
        act: z.enum(dataShareActs),
        /** Name of the file that was looked at or downloaded alone; null for the other acts, and for a file that is gone. */
        file: z.string().nullable(),
        count: z.int(),
      }),
    ),
  })
  .register(components, { id: 'DataShareDetail' });
export type DataShareDetail = z.infer<typeof dataShareDetail>;

/** What a receiver sees. */
const sharedData = z
  .object({
    name: z.string(),
    from: z.string(),
    expires: instant,
    list: z.array(sharedFile),
    /** Bytes of the files together. */
    size: z.int(),
  })
  .register(components, { id: 'SharedData' });
export type SharedData = z.infer<typeof sharedData>;

const passwordLabel = '分享密码';

/** A password as it is typed or pasted by either side: half-width, without what nobody sees. */
const password = z
  .string(formatMessage(passwordLabel))
  .overwrite(halfWidth)
  .max(limits.sharePasswordMax, tooLongMessage(passwordLabel, limits.sharePasswordMax))
  .default('');

const newPassword = password.refine(
  (value) => value === '' || value.length >= limits.sharePasswordMin,
  `[${passwordLabel}]不能少于 ${limits.sharePasswordMin} 位`,
);

/** A code that the caller was given: it is of any member, so it is no key of the caller's own records. */
const given = z.strictObject({ code: text(nouns.dataShare.label, 40), password });
const example = { code: 'Zk3v9x0q2Zk3v9x0q2AaBc' };
const refusals = ['not_found', 'data_share_ended', 'data_share_password'] as const;

/** Calls of links to files of data. */
export const dataShareEndpoints = {
  'auth/dataShare/add': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/dataShare/list'],
    idempotent: true,
    errors: ['not_found', 'data_share_limit', 'data_share_size'],
    summary:
      'Creates a link to files of delivered data, for some days and with a password if one is given; whoever has both downloads the files without a login',
    input: z.strictObject({
      name: text(...texts.dataShareName),
      from: optionalText(...texts.dataShareFrom),
      rids: z
        .array(rid('orderFile'), formatMessage('文件'))
        .min(1, '[文件]不能为空')
        .max(limits.filesAtOnce, `[文件]不能超过 ${limits.filesAtOnce} 个`),
      days: z.literal([...dataShareDays], formatMessage('有效天数')).default(7),
      password: newPassword,
      views: z.boolean(formatMessage('图谱设置与标注')).default(false),
    }),
    example: { name: '氧化铈 XRD 数据', rids: ['k3v9x0q2'], days: 7 },
    data: dataShare,
  }),
  'auth/dataShare/list': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    summary: "The member's links to files of data, the newest first; ended ones for 90 days",
    input: nothing,
    data: z.object({ list: z.array(dataShare) }),
  }),
  'auth/dataShare/detail': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'A link to files of data with its files, and what was opened and downloaded on which day',
    input: z.strictObject({ code: rid('dataShare') }),
    example,
    data: dataShareDetail,
  }),
  'auth/dataShare/revoke': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/dataShare/list', 'auth/dataShare/detail', 'open/dataShare', 'open/dataShare/view'],
    unrestricted: true,
    errors: ['not_found'],
    summary: 'Ends a link to files of data at once; ended ones stay as they are',
    input: z.strictObject({ code: rid('dataShare') }),
    example,
    data: done,
  }),
  'open/dataShare': endpoint({
    access: 'open',
    outdates: { none: 'only reads, and counts the attempts and openings' },
    errors: refusals,
    summary: 'The files of a link, for anybody who has its code and its password',
    input: given,
    example,
    data: sharedData,
  }),
  'open/dataShare/link': endpoint({
    access: 'open',
    outdates: { none: 'a link for a download' },
    errors: refusals,
    summary: 'A link that downloads one file of a shared link for a minute, and not after its end',
    input: given.extend({
      file: text('文件', 40),
      /** True when the file is opened in the viewer: it is then counted as looked at, not as downloaded. */
      view: z.boolean(formatMessage('查看')).default(false),
    }),
    example: { ...example, file: 'k3v9x0q2' },
    data: z.object({ url: z.string() }),
  }),
  'open/dataShare/view': endpoint({
    access: 'open',
    outdates: { none: 'only reads, and counts the attempts' },
    errors: refusals,
    summary:
      'What the member keeps with a file of a shared link, settings of the viewer and annotations; null when nothing is, or the link does not show it',
    input: given.extend({ file: text('文件', 40) }),
    example: { ...example, file: 'k3v9x0q2' },
    data: z.object({ kept: keptView.nullable() }),
  }),
  'open/dataShare/zip': endpoint({
    access: 'open',
    outdates: { none: 'a link for a download' },
    errors: refusals,
    summary: 'A link that downloads all files of a shared link as a zip for a minute, and not after its end',
    input: given,
    example,
    data: z.object({ url: z.string() }),
  }),
};
