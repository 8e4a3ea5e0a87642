/**
 * Scopes of API tokens. The card of each call of members in the contract has its `scope`; a call without one is
 * closed to tokens.
 */
export const apiScopes = {
  'order:read': { label: '查看订单', about: '订单、进度、实验方案与收货地址' },
  'order:write': { label: '提交订单', about: '加入实验方案、下单、取消、寄样和上传协议，会占用额度或预存款' },
  'file:read': { label: '下载文件', about: '检测数据、检测记录与协议' },
  'statement:read': { label: '查看结算单', about: '结算单、付款与资金明细' },
  'invoice:read': { label: '查看发票', about: '发票抬头、开票申请与发票文件' },
  'quotation:read': { label: '查看需求与报价', about: '需求、沟通记录与报价单' },
  'sample:read': { label: '查看样品', about: '留存样品与寄回申请' },
  'reservation:read': { label: '查看预约', about: '仪器机时与上门取样' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly about: string }>>;

export type ApiScope = keyof typeof apiScopes;
export const apiScopeNames = Object.keys(apiScopes) as [ApiScope, ...ApiScope[]];

/** Days before its expiry at which the owner of a token is reminded, the earliest reminder first. */
export const tokenReminderDays = [14, 1] as const;
