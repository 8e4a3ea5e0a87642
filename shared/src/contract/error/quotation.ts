import {
  type OrderState,
  orderStateLabels,
  type QuotationAct,
  type QuotationState,
  quotationActTable,
  quotationStateLabels,
  type RequirementAct,
  type RequirementFacts,
  requiredMessage,
  requirementActTable,
  requirementStateLabels,
} from '../../rules';

/** Refusals about quotations and requirements. */
export const quotationErrors = {
  quotation_act_refused: { status: 409, msg: '该报价单的状态已变化，不能进行此操作，请刷新后查看' },
  requirement_act_refused: { status: 409, msg: '该需求的状态已变化，不能进行此操作，请刷新后查看' },
} as const;

/** More exact messages about quotations and requirements. */
export const quotationReasons = {
  quotationState: (state: QuotationState, act: QuotationAct) =>
    `该报价单${quotationStateLabels[state]}，不能${quotationActTable[act].label}`,
  quotationExpired: (day: string) => `该报价单已于 ${day} 到期，请联系客户经理重新报价`,
  quotationTargetMoved: '对应的订单或需求已变化，该报价单不再有效，请联系客户经理',
  quotationServiceGone: (name: string) => `“${name}”已下架或选项已变更，请联系客户经理重新报价`,
  orderNotQuotable: (state: OrderState) =>
    `订单当前为“${orderStateLabels[state]}”，不能再报价；数据交付后请在结算单中调整`,
  quotedItemUnknown: '[订单项目]不属于该订单',
  quotedItemRepeated: '[订单项目]不能重复',
  validUntilPast: '[有效期]不能早于今天',
  validUntilFar: (days: number) => `[有效期]不能超过 ${days} 天`,
  requirementState: ({ state, owned }: RequirementFacts, act: RequirementAct) =>
    act === 'quote' && !owned
      ? '该需求没有关联客户账号，请客户登录平台认领后再报价'
      : `该需求当前为“${requirementStateLabels[state]}”，不能${requirementActTable[act].label}`,
  requirementMoved: '该需求刚刚发生了变化，请刷新后重试',
  messageWithoutTerms: (label: string) => `[${label}]留言不能填写，请发布需求`,
  requirementReasonMissing: `${requiredMessage('备注')}，取消需求须说明原因`,
} as const;
