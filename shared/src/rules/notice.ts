/** Ways of a notice besides the portal, which shows every notice. */
export const noticeWays = ['sms', 'mail'] as const;
export type NoticeWay = (typeof noticeWays)[number];

/** `on` and `off` are defaults that the member can change; `always` can't be switched off. */
type WayRule = 'on' | 'off' | 'always';

interface NoticeKindRule {
  readonly label: string;
  /** What the notices of this kind are about, for the member's settings. */
  readonly about: string;
  readonly sms: WayRule;
  readonly mail: WayRule;
  /** True for advertising: nothing is sent before the member has switched a way on, which is the consent. */
  readonly advertising?: true;
}

/** Kinds of notices and how each is sent before the member chooses. */
export const noticeKinds = {
  order: { label: '订单进度', about: '订单提交、确认、检测和完成', sms: 'on', mail: 'off' },
  data: { label: '数据交付', about: '检测数据已可下载', sms: 'on', mail: 'on' },
  sample: { label: '样品', about: '收样、留存到期、寄回和处理', sms: 'on', mail: 'off' },
  reservation: { label: '预约', about: '上门取样和仪器机时', sms: 'on', mail: 'off' },
  quotation: { label: '需求与报价', about: '需求的答复和报价单', sms: 'on', mail: 'off' },
  money: { label: '结算单与资金', about: '结算单、付款、预存、信用额度和发票', sms: 'on', mail: 'off' },
  cluster: { label: '社群', about: '加入申请、审批和成员变动', sms: 'on', mail: 'off' },
  reward: { label: '积分与返利', about: '积分、兑换、邀请奖励和推广返利', sms: 'on', mail: 'off' },
  security: { label: '账号安全', about: '密码、手机号、邮箱、登录和注销', sms: 'always', mail: 'off' },
  promotion: {
    label: '优惠与活动',
    about: '优惠券和活动消息，仅在您开启后发送',
    sms: 'off',
    mail: 'off',
    advertising: true,
  },
} as const satisfies Readonly<Record<string, NoticeKindRule>>;

export type NoticeKind = keyof typeof noticeKinds;
export const noticeKindNames = Object.keys(noticeKinds) as [NoticeKind, ...NoticeKind[]];

/** A member's choice of ways for one kind of notice. */
export type ChosenWays = Readonly<Record<NoticeWay, boolean>>;

/** Returns true when the member can't switch the way off. */
export function isFixedWay(kind: NoticeKind, way: NoticeWay): boolean {
  const rule: NoticeKindRule = noticeKinds[kind];
  return rule[way] === 'always';
}

/** Returns whether a notice of the kind is sent by the way; `chosen` is the member's choice, if there is one. */
export function isSentBy(kind: NoticeKind, way: NoticeWay, chosen: ChosenWays | undefined): boolean {
  const rule: NoticeKindRule = noticeKinds[kind];
  return rule[way] === 'always' || (chosen?.[way] ?? rule[way] === 'on');
}

/** Returns the ways by which notices of the kind are sent. */
export const waysOf = (kind: NoticeKind, chosen: ChosenWays | undefined): ChosenWays => ({
  sms: isSentBy(kind, 'sms', chosen),
  mail: isSentBy(kind, 'mail', chosen),
});
