import { type ApiScope, apiScopes, formatMessage, fullText, texts } from '../../rules';

/** Refusals about API tokens and webhooks. */
export const apiErrors = {
  scope_missing: { status: 403, msg: '该接口令牌没有此操作的权限' },
  enterprise_required: { status: 403, msg: '仅限企业用户使用，请在“个人信息”中将用户类型改为“企业”' },
  api_token_limit: { status: 409, msg: fullText('apiTokens') },
  webhook_limit: { status: 409, msg: fullText('webhooks') },
  webhook_disabled: { status: 409, msg: '该回调已停用，请先启用' },
} as const;

/** More exact messages about API tokens and webhooks. */
export const apiReasons = {
  closedToTokens: '此操作不支持接口令牌，请登录平台操作',
  scopeMissing: (scope: ApiScope) => `该接口令牌没有“${apiScopes[scope].label}”权限（${scope}）`,
  webhookUrlFormat: formatMessage(texts.webhookUrl[0]),
  webhookUrlHttps: '[回调地址]须以 https:// 开头',
  webhookUrlLogin: '[回调地址]不能包含用户名或密码',
  webhookUrlPrivate: '[回调地址]不能是内网、本机或保留地址',
} as const;
