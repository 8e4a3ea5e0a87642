import { z } from 'zod';
import {
  bareAccount,
  formatMessage,
  halfWidth,
  limits,
  requiredMessage,
  requirementActs,
  requirementStates,
  requirementTermLabels,
  texts,
} from '../rules';
import { across } from './across';
import { components } from './component';
import { done, endpoint } from './endpoint';
import {
  cursorPaged,
  cursorPaging,
  day,
  fen,
  happened,
  instant,
  optionalEmail,
  optionalText,
  phone,
  queued,
  recordCode,
  rid,
  text,
} from './field';
import { accountManager } from './setting';
import { shows } from './shows';

/** `requirement`: a request for a test; `message`: the form of the contact page. */
export const requirementKind = z
  .enum(['requirement', 'message'], '[需求类型]格式不正确')
  .register(components, { id: 'RequirementKind' });

const requirementState = z.enum(requirementStates).register(components, { id: 'RequirementState' });
const requirementAct = z
  .enum(requirementActs, formatMessage('操作'))
  .register(components, { id: 'RequirementAct' });

const requirementRow = z
  .object({
    /** Code that people use, such as R20260102-000123; it is the key too. */
    code: z.string(),
    kind: requirementKind,
    state: requirementState,
    title: z.string(),
    content: z.string(),
    device: z.object({ rid: z.string(), name: z.string() }).optional(),
    /** True from an act of staff until the member has seen it (`auth/requirement/seen`) or acts. */
    unread: z.boolean(),
    created: happened,
    /** Time of the last message or change of state. */
    changed: instant,
    /** The last day on which the data are of use, the number of samples and the budget; missing when not stated. */
    due: z.string().optional(),
    sample_count: z.int().optional(),
    budget_fen: fen.optional(),
    /** Acts of the caller. */
    can: z.array(requirementAct),
  })
  .register(components, { id: 'RequirementRow' });

const terms = requirementTermLabels;
/** Whole numbers as a form sends them. */
const digits = (label: string, pattern: RegExp) =>
  z.string(formatMessage(label)).overwrite(halfWidth).regex(pattern, formatMessage(label)).transform(Number);

const file = z.object({ rid: z.string(), name: z.string(), size: z.int() });
const linkedFile = file.extend({ link: z.string() });

/** What its sender stated about themselves. */
const sender = { name: z.string(), phone: z.string(), email: z.string(), company: z.string() };

const requirement = requirementRow
  .extend({
    ...sender,
    /** The first of the files. */
    file: file.optional(),
    /** What it was posted with. */
    files: z.array(file),
    /** The member's contact in the lab; null when the settings have no manager. */
    manager: accountManager.nullable(),
  })
  .register(components, { id: 'Requirement' });
export type Requirement = z.infer<typeof requirement>;

/** A requirement as staff see it. */
const postedRequirement = requirementRow
  .extend({
    ...sender,
    /** The first of the files. */
    file: linkedFile.optional(),
    /** What it was posted with. */
    files: z.array(linkedFile),
    /** Account of the member whose requirement it is; missing for a visitor's. */
    account: z.string().optional(),
  })
  .register(components, { id: 'PostedRequirement' });

/** A message between the member and the manager, or a change of state with its reason. */
const requirementMessage = z
  .object({
    rid: z.string(),
    /** `write` for a message. */
    act: requirementAct,
    by: z.enum(['member', 'staff', 'system']),
    /** The message, or the reason of the act; may be empty. */
    text: z.string(),
    files: z.array(file),
    at: happened,
  })
  .register(components, { id: 'RequirementMessage' });
export type RequirementMessage = z.infer<typeof requirementMessage>;

const code = rid('requirement');
const key = z.strictObject({ code });
const staffCode = recordCode('需求编号');

const states = z.array(requirementState, formatMessage('状态')).max(requirementStates.length).default([]);

const [messageLabel, messageLength] = texts.requirementMessage;
const written = {
  text: optionalText(messageLabel, messageLength),
  /** Files that the caller uploaded before. */
  file_rids: z
    .array(rid('upload'), formatMessage('文件'))
    .max(limits.messageFiles, `[文件]不能超过 ${limits.messageFiles} 个`)
    .default([]),
};
interface Written {
  readonly text: string;
  readonly file_rids: readonly string[];
}
const saysSomething = ({ text: words, file_rids }: Written): boolean => words !== '' || file_rids.length > 0;
const nothingSaid = {
  path: ['text'],
  message: requiredMessage(messageLabel),
  ...across('text', 'file_rids'),
};

export const requirementEndpoints = {
  'open/web/requirement/add': endpoint({
    access: 'open',
    outdates: [...shows.requirements, ...shows.notices],
    body: 'multipart',
    file: 'optional',
    fileBytes: limits.requirementBytes,
    files: limits.requirementFiles,
    idempotent: true,
    errors: ['file_type_refused'],
    summary:
      'Posts a requirement or a message, with or without login, perhaps with up to five files of at most 10 MB each, 20 MB together',
    input: z.strictObject({
      kind: requirementKind.default('requirement'),
      /** The service that it is about, from the link to the page. */
      device_rid: optionalText('服务项目', 40),
      title: optionalText(...texts.requirementTitle),
      content: text(...texts.requirement),
      name: text(...texts.name),
      phone,
      email: optionalEmail(...texts.email),
      company: optionalText(...texts.company),
      /** What a requirement asks for besides its text; a message has none of it. */
      due: day(terms.due).optional(),
      sample_count: digits(terms.sample_count, /^[1-9]\d{0,3}$/).optional(),
      budget_fen: digits(terms.budget_fen, /^([1-9]\d{0,8}|10{9})$/).optional(),
    }),
    /** Code that members use when they ask about it. */
    data: z.object({ code: z.string() }),
  }),
  'auth/requirement/list': endpoint({
    access: 'member',
    scope: 'quotation:read',
    reads: true,
    unrestricted: true,
    summary: "The member's requirements and messages, the newest first",
    input: z.strictObject({
      states,
      /** Only those with something that the member has not seen. */
      unread: z.literal(true).optional(),
      ...cursorPaging,
    }),
    example: { states: ['quoted'], size: 20 },
    data: queued(requirementRow).extend({
      /** Number of the member's requirements by state. */
      counts: z.partialRecord(requirementState, z.int()),
      /** Requirements that were posted without login with the member's phone: the member can claim them. */
      claimable: z.array(z.object({ code: z.string(), title: z.string(), created: happened })),
    }),
  }),
  'auth/requirement/detail': endpoint({
    access: 'member',
    scope: 'quotation:read',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'One requirement of the member',
    input: key,
    example: { code: 'R20261118-000001' },
    data: requirement,
  }),
  'auth/requirement/messages': endpoint({
    access: 'member',
    scope: 'quotation:read',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'Messages and history of a requirement, the newest first',
    input: z.strictObject({ code, ...cursorPaging }),
    example: { code: 'R20261118-000001', size: 20 },
    data: cursorPaged(requirementMessage),
  }),
  'auth/requirement/link': endpoint({
    access: 'member',
    scope: 'quotation:read',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'A link that downloads a file of a requirement or of one of its messages; it works for a minute',
    input: z.strictObject({ code, file_rid: rid('upload') }),
    example: { code: 'R20261118-000001', file_rid: 'k3v9x0q2' },
    data: z.object({ url: z.string() }),
  }),
  'auth/requirement/write': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.requirements,
    idempotent: true,
    errors: ['not_found', 'requirement_act_refused'],
    summary: 'Writes a message to the account manager about a requirement',
    input: z.strictObject({ code, ...written }).refine(saysSomething, nothingSaid),
    example: { code: 'R20261118-000001', text: '样品共 5 个，均为粉末', file_rids: [] },
    data: requirementMessage,
  }),
  'auth/requirement/seen': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.requirements,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'Marks what staff wrote about a requirement, or decided, as seen',
    input: key,
    example: { code: 'R20261118-000001' },
    data: done,
  }),
  'auth/requirement/cancel': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.requirements, ...shows.quotations, ...shows.notices],
    unrestricted: true,
    idempotent: true,
    errors: ['not_found', 'requirement_act_refused'],
    summary: 'Cancels a requirement; its open quotation ends with it',
    input: z.strictObject({ code, reason: text(...texts.cancelReason) }),
    example: { code: 'R20261118-000001', reason: '已通过其他方式解决' },
    data: done,
  }),
  'auth/requirement/claim': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.requirements, ...shows.quotations, ...shows.notices],
    errors: ['not_found', 'requirement_act_refused'],
    summary: "Makes a requirement that was posted without login with the member's phone the member's own",
    input: key,
    example: { code: 'R20261118-000001' },
    data: done,
  }),
  'staff/requirement/add': endpoint({
    access: 'staff',
    roles: ['manager'],
    idempotent: true,
    errors: ['not_found'],
    summary:
      'Writes down for a member what they ask for by phone, to be quoted at once: the member reads it, answers the quotation and orders',
    input: z.strictObject({
      /** Account, phone or key of the member. */
      account: text(...texts.account).overwrite(bareAccount),
      title: optionalText(...texts.requirementTitle),
      content: text(...texts.requirement),
    }),
    example: { account: '13800000000', title: '电话代下单', content: '五个粉末样品的物相，周五寄出' },
    data: z.object({ code: z.string() }),
  }),
  'staff/requirement/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager'],
    summary: 'Requirements and messages that were posted, the newest first',
    input: z.strictObject({ states, ...cursorPaging }),
    example: { states: ['submitted'] },
    data: cursorPaged(postedRequirement),
  }),
  'staff/requirement/detail': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager'],
    errors: ['not_found'],
    summary: 'One requirement with its latest messages',
    input: z.strictObject({ code: staffCode }),
    example: { code: 'R20261118-000001' },
    data: postedRequirement.extend({
      messages: z.array(
        requirementMessage
          .extend({ files: z.array(linkedFile) })
          .register(components, { id: 'PostedRequirementMessage' }),
      ),
    }),
  }),
  'staff/requirement/answer': endpoint({
    access: 'staff',
    roles: ['manager'],
    body: 'multipart',
    file: 'optional',
    idempotent: true,
    errors: ['not_found', 'requirement_act_refused', 'file_type_refused'],
    summary:
      'Writes a message to the member, perhaps with a file; a visitor is asked by text message to log in and claim it',
    input: z.strictObject({ code: staffCode, text: text(messageLabel, messageLength) }),
    example: { code: 'R20261118-000001', text: '可以测，预计 3 个工作日' },
    data: requirementMessage,
  }),
  'staff/requirement/move': endpoint({
    access: 'staff',
    roles: ['manager'],
    idempotent: true,
    errors: ['not_found', 'requirement_act_refused'],
    summary: 'Marks a requirement as contacted or closed, or cancels it with a reason that the member reads',
    input: z.strictObject({
      code: staffCode,
      act: requirementAct.extract(['contact', 'close', 'cancel']),
      note: optionalText('备注', limits.messageLength),
    }),
    example: { code: 'R20261118-000001', act: 'contact', note: '已电话沟通样品要求' },
    data: z.object({ code: z.string(), state: requirementState, can: z.array(requirementAct) }),
  }),
};
