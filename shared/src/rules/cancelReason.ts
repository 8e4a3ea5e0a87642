/** Reasons for cancelling that the dialog offers. The order keeps the text, also of a reason that the member writes. */
export const cancelReasons = [
  '样品还没有准备好',
  '检测需求有变化',
  '项目或选项选错了',
  '重复下单',
  '价格或周期不合适',
  '已在其他机构检测',
] as const;

/** Reasons for declining a quotation that the dialog offers. */
export const declineReasons = ['超出预算', '项目或数量与需要的不符', '周期太长', '暂时不做了'] as const;

/** Reasons for a dispute of a statement that the dialog offers; the member may add details. */
export const disputeReasons = [
  '金额与报价不一致',
  '样品或数量不对',
  '优惠或优惠券没有计算',
  '结果不完整或有疑问',
  '不是我们下的订单',
] as const;

/** Reasons for cancelling a requirement that the dialog offers. */
export const requirementCancelReasons = ['暂时不需要了', '已通过其他方式解决', '填写有误，重新提交'] as const;
