/** Reasons for a red letter that members choose from. */
export const redLetterReasons = ['抬头或税号有误', '金额有误', '发票类型有误', '服务取消或退款'] as const;
