import {
  formatMessage,
  fullText,
  limits,
  optionsChangedMessage,
  requiredMessage,
  type TestGap,
  testGapText,
} from '../../rules';

/** Refusals about plans and the input of an order. */
export const planErrors = {
  plan_limit: { status: 409, msg: `实验方案${fullText('planItems')}` },
  plan_changed: { status: 409, msg: '实验方案已变化，请刷新后重新确认' },
  plan_item_quoted: {
    status: 409,
    msg: '该项目的价格来自报价单，不能更改选项；需要其他选项时请从服务页另行加入方案',
  },
  plan_share_limit: { status: 409, msg: fullText('planShares') },
  option_invalid: { status: 422, msg: '所选检测选项已变更，请重新选择' },
} as const;

/** Fields whose samples are ticked to tests. */
const tickedFields = { samples: '样品清单', stored_rids: '留存样品' } as const;
type TickedField = keyof typeof tickedFields;

/** More exact messages about plans and the input of an order. */
export const planReasons = {
  countLimit: `同一项目的数量不能超过 ${limits.countMax}`,
  itemUnavailable: (name: string) => `“${name}”已下架，请移除`,
  optionsChanged: optionsChangedMessage,
  serviceUnavailable: '该项目已下架，请返回项目页重新选择',
  typesMixed: '[方案项目]一次只能下单同一类型的项目',
  sourceFormat: formatMessage('样品来源'),
  sourceMissing: `${requiredMessage('样品来源')}，所选项目需要样品`,
  sourceNotNeeded: '[样品来源]所选项目无需样品',
  disposalFormat: formatMessage('样品处理'),
  disposalMissing: requiredMessage('样品处理'),
  disposalNotOffered: (names: readonly string[]) =>
    `[样品处理]${names.map((name) => `“${name}”`).join('、')}测试后的样品不能这样处理，请改选，或分开下单`,
  humanMissing: '请说明样品或数据是否来自人体；来自人体的，请阅读并勾选承诺',
  humanNotNeeded: '这些项目与样品不需要说明是否来自人体',
  samplesMissing: (least: number, most: number) => `[样品清单]需要填写 ${rangeText(least, most)} 个样品`,
  sampleTestUnknown: (at: TickedField, number: string) =>
    `[${tickedFields[at]}]样品 ${number} 勾选的检测项目不在本单中，或无需样品`,
  sampleWithoutTest: (at: TickedField, number: string) =>
    `[${tickedFields[at]}]样品 ${number} 未勾选检测项目`,
  sampleTestCount: (at: TickedField, gap: TestGap) => `[${tickedFields[at]}]${testGapText(gap)}`,
  samplesNotNeeded: '[样品清单]该样品来源无需填写',
  storedMissing: (least: number, most: number) => `[留存样品]需要选择 ${rangeText(least, most)} 个样品`,
  storedNotNeeded: '[留存样品]该样品来源无需选择',
  samplingMissing: requiredMessage('取样预约'),
  samplingNotDone: '[取样预约]尚未取样，请选择已取样的预约',
  samplingNotNeeded: '[取样预约]该样品来源无需选择',
  returnAddressMissing: requiredMessage('寄回地址'),
  returnAddressNotNeeded: '[寄回地址]样品不寄回时无需填写',
  pickupMissing: requiredMessage('上门取样'),
  pickupNotOffered: '[送样方式]请选择自行送样',
  pickupNotNeeded: '[送样方式]该样品来源无需填写',
} as const;

function rangeText(least: number, most: number): string {
  return least === most ? `${least}` : `${least}–${most}`;
}
