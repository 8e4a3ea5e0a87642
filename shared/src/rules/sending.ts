/** Ways by which the portal sends something to others. */
export const sendingChannels = ['sms', 'mail', 'webhook'] as const;
export type SendingChannel = (typeof sendingChannels)[number];

export const sendingChannelLabels: Readonly<Record<SendingChannel, string>> = {
  sms: '短信',
  mail: '邮件',
  webhook: '回调',
};

/** Background jobs that one process runs for all, by name. */
export const jobLabels: Readonly<Record<string, string>> = {
  'given up messages': '清理 30 天前未送达的短信与邮件',
  'old webhook deliveries': '清理 30 天前的回调记录',
  'expired API tokens': '清理过期的接口令牌',
  'reminders of API tokens': '提醒将到期的接口令牌',
  'expiry of points': '积分到期',
  'expired drafts of orders': '清理过期的订单草稿',
  'unclaimed uploads': '清理未使用的上传',
  'abandoned uploads': '清理中断的上传',
  'expired text message codes': '清理过期的验证码',
  'expired tokens': '清理过期的登录',
  'closed accounts': '注销到期的账号',
  'merged accounts': '移动合并后才到的记录',
  'ended data shares': '清理过期 90 天的数据分享',
  'expired WeChat callbacks': '清理过期的微信回调',
  'expired WeChat tickets': '清理过期的微信登录码',
  'unknown files': '清理无主文件',
  'expired rate limits': '清理过期的次数限制',
  'expired idempotency keys': '清理过期的重复请求记录',
};
