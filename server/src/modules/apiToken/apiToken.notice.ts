import { type ApiScope, apiScopes, formatDay, formatInstant } from '@portal/shared/rules';
import type { Notice } from '../message/message.service';

const security = { kind: 'security', link: '/member/information/interface' } as const;

interface NewToken {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly expires: Date;
}

/** Notice that a token was created. */
export const tokenAdded = ({ name, scopes, expires }: NewToken): Notice => ({
  ...security,
  title: '已新建接口令牌',
  text: `您新建了接口令牌“${name}”，权限：${scopes.map((scope) => apiScopes[scope].label).join('、')}，有效期至 ${formatDay(expires.toISOString())}。如非本人操作，请立即删除该令牌并重置密码。`,
});

/** Notice that a token expires soon. */
export const tokenExpires = ({ name, expires }: Pick<NewToken, 'name' | 'expires'>): Notice => ({
  ...security,
  title: '接口令牌即将过期',
  text: `接口令牌“${name}”将于 ${formatInstant(expires.toISOString())} 过期，之后使用它的程序将无法访问平台。请提前新建令牌并替换。`,
});

const causes = {
  reset: '登录密码已重置',
  organization: '用户类型已不是企业',
  consent: '您已撤回对协议的同意',
} as const;

/** Why all tokens of a member end. */
export type EndCause = keyof typeof causes;

/** Notice that all tokens of the member ended. */
export const tokensEnded = (cause: EndCause): Notice => ({
  ...security,
  title: '接口令牌已失效',
  text: `${causes[cause]}，您的全部接口令牌已失效，使用这些令牌的程序将无法访问平台。`,
});
