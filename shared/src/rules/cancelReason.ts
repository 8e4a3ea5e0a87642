/** Reasons for cancelling that the dialog offers. The order keeps the text, also of a reason that the member writes. */
export const cancelReasons = [
  '样品还没有准备好',
  '检测需求有变化',
  '项目或选项选错了',
  '重复下单',
  '价格或周期不合适',
  '已在其他机构检测',
] as const;
