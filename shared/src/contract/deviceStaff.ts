import { z } from 'zod';
import {
  cleanLine,
  defaultChoices,
  formatMessage,
  isValidChoice,
  limits,
  tooLongMessage,
  unknownAddresses,
} from '../rules';
import { components } from './component';
import {
  contentState,
  contentVersion,
  contentVersions,
  draftSaved,
  pageUrl,
  picturePath,
  shownEtag,
} from './content';
import { device } from './device';
import { done, endpoint } from './endpoint';
import { etag, startedFrom } from './etag';
import { amountFen, fen, instant, keyword, paged, paging, rid, text } from './field';
import { previewLink } from './preview';

const detailMax = 100_000;

/** A list of at most `max` entries. */
const listOf = <Item extends z.ZodType>(item: Item, label: string, max: number) =>
  z.array(item, formatMessage(label)).max(max, `[${label}]不能超过 ${max} 项`);

const key = (label: string) => text(label, 40).regex(/^[\w-]+$/, formatMessage(label));

const hasUniqueKeys = (list: readonly { readonly key: string }[]): boolean =>
  new Set(list.map((one) => one.key)).size === list.length;

/** A choice of another option: `option:choice`. */
const address = text('选项:选择', 81).regex(/^[\w-]+:[\w-]+$/, formatMessage('选项:选择'));

/** Working days from sample received to data delivered. */
const turnaround = z.int(formatMessage('检测周期')).min(1, '[检测周期]不能小于 1').max(365, '[检测周期]过大');

const choice = z.strictObject({
  key: key('选择编号'),
  label: text('选择', 60),
  /** What the choice adds to the price of one unit. */
  price_fen: z
    .int(formatMessage('加价'))
    .min(-limits.amountFen, formatMessage('加价'))
    .max(limits.amountFen, formatMessage('加价')),
  /** The member operates the instrument alone; ordering it needs a permission. */
  alone: z.literal(true, formatMessage('自主上机')).optional(),
  /** Choices that can't be combined with this one, as `option:choice`; the rule holds both ways. */
  excludes: listOf(address, '不能同选', 20).optional(),
  /** Choices of which one must be chosen beside this one. */
  requires: listOf(address, '需同时选择', 20).optional(),
  /** Working days of the test with this choice instead of the service's; the longest of several counts. */
  days: turnaround.optional(),
});

const option = z.strictObject({
  key: key('选项编号'),
  label: text('选项', 60),
  kind: z.enum(['single', 'multi'], formatMessage('选项类型')),
  /** A question with several answers needs one. */
  at_least_one: z.literal(true, formatMessage('至少一项')).optional(),
  choices: listOf(choice, '选择', 50).min(1, '[选择]至少一项').refine(hasUniqueKeys, '[选择编号]不能重复'),
});

/** A typical result. */
const chartContent = z.strictObject({
  title: text('图题', 100),
  kind: z.enum(['line', 'bar'], formatMessage('图的类型')),
  x_label: text('横轴', 60),
  y_label: text('纵轴', 60),
  series: listOf(
    z.strictObject({
      name: text('曲线', 60),
      points: listOf(z.tuple([z.number(), z.number()]), '数据点', 5000).min(1, '[数据点]至少一个'),
    }),
    '曲线',
    10,
  ).min(1, '[曲线]至少一条'),
});

/** What staff write of a service. Its HTML is sanitised when it is saved. */
const deviceContent = z
  .strictObject({
    name: text('服务名称', 60),
    /** Child of a type of service, such as 101; the type follows from it. */
    child_id: z.int(formatMessage('服务分类')),
    /** Pictures of the service; the first is the card's. */
    gallery: listOf(picturePath('图片'), '图片', 8)
      .min(1, '[图片]至少一张')
      .refine((paths) => new Set(paths).size === paths.length, '[图片]不能重复'),
    sketch: text('简介', 300),
    tags: listOf(
      text('标签', 20).refine((tag) => !tag.includes('|'), formatMessage('标签')),
      '标签',
      10,
    ),
    discount_label: text('优惠标签', 20).nullable(),
    /** Price of one unit before any choice. */
    base_fen: amountFen('价格'),
    unit: text('计价单位', 10),
    turnaround_days: turnaround,
    options: listOf(option, '检测选项', 30)
      .refine(hasUniqueKeys, '[选项编号]不能重复')
      .refine((options) => unknownAddresses(options).length === 0, '[检测选项]的规则提到了不存在的选择')
      .refine(
        (options) => isValidChoice(options, defaultChoices(options)),
        '[检测选项]默认的选择违反了不能同选或需同时选择的规则',
      ),
    /** HTML. */
    detail: z.string(formatMessage('详情')).max(detailMax, tooLongMessage('详情', detailMax)),
    sample_requirements: listOf(text('样品要求', 300), '样品要求', 30),
    needs_sample: z.boolean(formatMessage('需要样品')),
    /** What may become of samples after the test; left out when all may. That they are not sent back is always possible. */
    disposals: listOf(z.literal([0, 1, 2], formatMessage('样品处理')), '样品处理', 3)
      .refine((ways) => ways.includes(0), '[样品处理]须包含不寄回')
      .optional(),
    /** An order must say whether its samples or data are of people. */
    asks_human: z.literal(true, formatMessage('人源样品')).optional(),
    sample_states: listOf(text('样品状态', 20), '样品状态', 10),
    instrument: text('使用仪器', 100),
    /** Other names by which a search finds it, separated by spaces. */
    aliases: z.string(formatMessage('别名')).overwrite(cleanLine).max(300, tooLongMessage('别名', 300)),
    process: listOf(
      z.strictObject({ title: text('步骤', 40), text: text('步骤说明', 500, 'lines') }),
      '流程',
      20,
    ),
    results: listOf(chartContent, '典型结果', 10),
    literature: listOf(
      z.strictObject({ text: text('参考文献', 500), source: pageUrl('文献链接').optional() }),
      '参考文献',
      30,
    ),
    questions: listOf(
      z.strictObject({ question: text('问题', 200), answer: text('回答', 2000, 'lines') }),
      '常见问题',
      30,
    ),
  })
  .register(components, { id: 'DeviceContent' });
export type DeviceContent = z.infer<typeof deviceContent>;

const deviceRid = rid('device');

const edited = { published: deviceContent.nullable(), draft: deviceContent.nullable(), etag };

/** A service in staff's list. */
const staffDeviceRow = z
  .object({
    rid: z.string(),
    name: z.string(),
    child_id: z.int(),
    /** Price of one unit with the cheapest choices. */
    price_fen: fen,
    /** `draft`: not published yet. */
    state: z.enum(['onSale', 'withdrawn', 'draft']),
    /** When the draft was saved; null without one. */
    draft: instant.nullable(),
  })
  .register(components, { id: 'StaffDeviceRow' });
export type StaffDeviceRow = z.infer<typeof staffDeviceRow>;

/** Calls by which staff write services: save a draft, preview it, publish it or an earlier version, withdraw it from sale. */
export const deviceStaffEndpoints = {
  'staff/device/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['content', 'manager'],
    summary:
      'Services in the order of the catalogue with their drafts, in a state or with words in the name; new drafts first',
    input: z.strictObject({ state: contentState, kw: keyword('服务名称'), ...paging }),
    data: paged(staffDeviceRow),
  }),
  'staff/device/detail': endpoint({
    access: 'staff',
    reads: true,
    roles: ['content', 'manager'],
    errors: ['not_found'],
    summary: 'A service as it is published, its draft, and its published versions, newest first',
    input: z.strictObject({ rid: deviceRid }),
    data: z.object({
      rid: z.string(),
      ...edited,
      saved: draftSaved,
      versions: contentVersions,
    }),
  }),
  'staff/device/save': endpoint({
    access: 'staff',
    roles: ['content', 'manager'],
    edits: z.object(edited),
    errors: ['not_found'],
    summary: 'Saves a draft of a service, or of a new one without `rid`; visitors see no change',
    input: z.strictObject({ rid: deviceRid.optional(), content: deviceContent, etag: startedFrom }),
    data: z.object({ rid: z.string(), draft: deviceContent, etag }),
  }),
  'staff/device/preview': endpoint({
    access: 'staff',
    reads: true,
    roles: ['content', 'manager'],
    errors: ['not_found'],
    summary: 'The draft of a service as `open/web/device/detail` would answer it',
    input: z.strictObject({ rid: deviceRid }),
    data: device,
  }),
  'staff/device/previewLink': endpoint({
    access: 'staff',
    reads: true,
    roles: ['content', 'manager'],
    errors: ['not_found'],
    summary: 'A link that shows the draft of a service on its page for 24 hours, to whoever has it',
    input: z.strictObject({ rid: deviceRid }),
    data: previewLink,
  }),
  'staff/device/publish': endpoint({
    access: 'staff',
    roles: ['content', 'manager'],
    errors: ['not_found', 'draft_missing', 'content_changed'],
    summary:
      'Publishes the draft, or an earlier version again, and puts the service on sale; new prices need the role manager',
    input: z.strictObject({ rid: deviceRid, version: contentVersion.optional(), shown: shownEtag }),
    data: z.object({ rid: z.string(), version: z.int() }),
  }),
  'staff/device/discard': endpoint({
    access: 'staff',
    roles: ['content', 'manager'],
    errors: ['not_found', 'draft_missing', 'content_changed'],
    summary:
      'Gives up the draft: what is published stays; a withdrawn service has its last version as draft again, one that was never published is gone',
    input: z.strictObject({ rid: deviceRid, shown: shownEtag }),
    data: done,
  }),
  'staff/device/withdraw': endpoint({
    access: 'staff',
    roles: ['content', 'manager'],
    errors: ['not_found'],
    summary:
      'Withdraws a service from sale: its page says so, no list and no search has it, and it can be published again',
    input: z.strictObject({ rid: deviceRid }),
    data: done,
  }),
};
