import { stepOf, totpCode } from '../src/kit/totp';
import type { TestApp } from './testApp';

/** Decodes base32 without padding. */
function fromBase32(text: string): Uint8Array {
  const bits = [...text]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Returns what an authenticator app shows for this secret at this time. */
export const codeOf = (secret: string, now: Date): string => totpCode(fromBase32(secret), stepOf(now));

/** Binds an authenticator app to the account of a session; returns its secret and the recovery codes. */
export async function bindApp(t: TestApp, token: string) {
  const { secret } = (await t.call('staff/secondFactor/enrol', {}, { token })).data;
  const code = codeOf(secret, t.clock.now());
  const { recovery_codes } = (await t.call('staff/secondFactor/confirm', { code }, { token })).data;
  return { secret, recovery_codes };
}
