/** @jest-environment node */
import { textsWith } from './textSources';

/** The table of terms: what is not written, and what stands in its place. What people search for or type is no text of ours. */
const terms: readonly (readonly [forbidden: RegExp, kept: string])[] = [
  [/门户/, '平台'],
  [/站内消息|站内通知|站内信息/, '站内信'],
  [/签署件|签字协议|签字的协议|已签协议/, '签字件'],
  [/专属顾问|专属客户经理|项目经理/, '客户经理'],
  [/操作员|分析员/, '工程师'],
  [/持证自主/, '自主上机'],
  [/寄样单号/, '快递单号'],
  [/样品处置/, '样品处理'],
  [/样品归还|测后返还|不返还/, '测试后寄回、不寄回'],
  [/库存样品|已有的样品/, '留存样品'],
  [/客户类型|身份类型/, '用户类型'],
  [/撤销注销/, '撤回注销'],
  [/还款|欠款|待付(?!款)/, '付款、待付款'],
  [/已付现金/, '已付款（不含赠送金）'],
  [/第一时间|尽早致电/, '小时数，见 promiseHours'],
  [/登陆|帐号|帐户/, '登录、账号'],
  [/你(?!们)/, '您'],
  // The verb 支付 stays behind the money that is paid with: 余额支付, 由预存款支付; the act, its states, amounts and times are 付款.
  // The license's 用于支付 and 只能支付 stay as well: members agreed to this version of its text.
  [/支付(?:金额|方式|时间|状态|凭证)|(?<!余额|赠送金|预存款|资金|由它|预存款用于|赠送金只能)支付/, '付款'],
  [/面扫(?!描)|(?<!面分布（)Mapping/, '面分布（Mapping）'],
  [/\d ?°C/, '℃'],
  [/会员(?!中心)/, '客户；对方、他人；页面上为您'],
  // A price of the catalogue; what an order was placed at is 下单时的价格, an amount before coupons 优惠前金额.
  [/原价|现价/, '目录价'],
  // Measure words.
  [/张(?:新)?订单|[个份]结算单/, '个订单、张结算单'],
  // Limits have a space on both sides of the figure.
  [/(?:不能超过|不能少于|不能小于|不能早于|须大于|应为|一次最多查询)(?:[\d¥]|\$\{(?!labels))/, '不能超过 20'],
  [/(?:不能超过|不能少于|不能早于|最多|最多查询) ?(?:\d+|\$\{[\w.]+\})[个位字天项张次]/, '不能超过 20 个'],
  // GB/T 15834: quotes of horizontal text.
  [/[「」]/, '“”'],
];

/** Files that read what people type or search for. */
const reading = [
  'server/src/modules/keyword/keyword.filler.rules.ts',
  'server/src/modules/shareCard/shareCard.document.ts',
  'shared/src/form/addressText.ts',
];
/** What staff read in the terminal, who also run the portal. */
const isTerminal = (file: string) => file.startsWith('server/src/cli/');

test.each(terms)('%s is not written: %s stands in its place', (forbidden) => {
  expect(textsWith(forbidden).filter((file) => !reading.includes(file) && !isTerminal(file))).toEqual([]);
});
