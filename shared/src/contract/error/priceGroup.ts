import { formatFen } from '../../rules';

/** Refusals about price groups. */
export const priceGroupErrors = {
  price_rule_overlap: { status: 409, msg: '与同一价格组的另一条规则重叠，请调整起订数量或有效期' },
  price_below_cost: { status: 409, msg: '价格低于成本，请调整' },
  price_group_member: { status: 409, msg: '该客户已在一个价格组中，一位客户只能在一个价格组' },
} as const;

/** More exact messages about price groups. */
export const priceGroupReasons = {
  priceGroupCodeTaken: '[价格组编号]已存在',
  priceGroupFull: (most: number) => `一个价格组最多 ${most} 位客户`,
  priceRulesFull: (most: number) => `一个价格组最多 ${most} 条有效规则，请先结束不用的规则`,
  priceGroupHas: (member: string) => `${member}已在这个价格组`,
  priceGroupHasElsewhere: (member: string, group: string) =>
    `${member}已在价格组“${group}”，一位客户只能在一个价格组，请先移出`,
  priceRuleOverlap: (other: string) => `[有效期]与规则“${other}”重叠，请调整起订数量或有效期`,
  priceBelowCost: (isFixed: boolean, service: string, price: number, cost: number) =>
    `[${isFixed ? '固定单价' : '折扣比例'}]使“${service}”的单价为 ${formatFen(price)}，低于成本 ${formatFen(cost)}`,
  priceChoiceUnknown: '[选项]该服务项目没有这个选项',
  priceRuleEnded: '该规则已结束，不能再修改，请新增规则',
} as const;
