import type { APIRequestContext } from '@playwright/test';
import { currentVersions } from '../../shared/src/rules/consent';
import type { Portal } from './test';

/** Password of the members that tests make. */
export const memberPassword = 'Xrd-Powder-2026';

/** Posts to a call and returns its data; throws when the call is refused. */
export async function post<Data>(
  request: APIRequestContext,
  url: string,
  data: object,
  token?: string,
): Promise<Data> {
  const response = await request.post(`/api/${url}`, {
    data,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (!response.ok()) throw new Error(`${url}: ${response.status()} ${await response.text()}`);
  return (await response.json()).data;
}

/** Registers a member by API, who has agreed to the terms and has no certification; perhaps by an invitation code. Returns an access token. */
export async function newMember(
  request: APIRequestContext,
  portal: Portal,
  phone: string,
  invitation_code = '',
): Promise<string> {
  await post(request, 'open/code4sms', { phone, useFor: 0 });
  const code = /\d{6}/.exec(await portal.text(phone, '验证码'))?.[0] ?? '';
  const consent = currentVersions();
  await post(request, 'open/sign', { phone, code, password: memberPassword, consent, invitation_code });
  const login = { account: phone, password: memberPassword };
  return (await post<{ token: string }>(request, 'open/login', login)).token;
}

/** Certifies a member by API, as a person of a company or (2) as an enterprise; the address becomes the default address. */
export async function certify(
  request: APIRequestContext,
  token: string,
  organization: 1 | 2 = 1,
): Promise<void> {
  const who = { name: '林晓', email: 'lin@example.com', organization, company: '示例科技有限公司' };
  const place = { province: '上海市', city: '上海市', area: '杨浦区', address_code: '310110' };
  await post(request, 'auth/user/updateInfo', { ...who, ...place, address: '示例路 9 号 402 室' }, token);
}
