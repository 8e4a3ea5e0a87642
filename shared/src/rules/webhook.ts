/** Events that a webhook can be called about. */
export const webhookEvents = {
  'order.submitted': '订单已提交',
  'order.confirmed': '方案已锁定',
  'order.received': '样品已收到',
  'order.delivered': '数据已交付',
  'order.completed': '订单已完成',
  'order.cancelled': '订单已取消',
  'bill.issued': '结算单已出具',
  'bill.paid': '结算单已付清',
  'quotation.offered': '报价单已出具',
} as const;

export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];

/** The event of a test, which each webhook gets on request. */
export const webhookTestEvent = 'webhook.test';

/** Returns the name of an event for people. */
export const webhookEventLabel = (type: WebhookEvent | typeof webhookTestEvent): string =>
  type === webhookTestEvent ? '测试' : webhookEvents[type];

/** States of one event for one webhook. */
export const deliveryStates = { waiting: '等待投递', delivered: '已送达', failed: '未送达' } as const;
export type DeliveryState = keyof typeof deliveryStates;

/** Why an attempt got no answer. */
export const attemptErrors = {
  blocked: '域名指向内网或保留地址，已拦截',
  timeout: '10 秒内没有应答',
  tls: 'HTTPS 连接失败，请检查证书',
  unreachable: '无法连接',
} as const;
export type AttemptError = keyof typeof attemptErrors;

/** Why a webhook is disabled. */
export const disabledReasons = {
  member: '已由您停用',
  failure: '连续 3 天投递失败，已自动停用',
  gone: '接收方返回 410，已自动停用',
  organization: '用户类型已不是企业，已停用',
} as const;
export type DisabledReason = keyof typeof disabledReasons;

/**
 * Seconds between an attempt that failed and the next one, as Standard Webhooks suggests: ten attempts within 76 hours.
 */
export const retrySeconds: readonly number[] = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];

/** Days without a success after which a webhook is disabled. */
export const failingDays = 3;

/** Days for which events and attempts are listed. */
export const webhookLogDays = 30;
