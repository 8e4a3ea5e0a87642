import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lifetime of a link in seconds. */
const lifetime = 60;

/** Returns a signed path that downloads a file for one minute without a token. */
export function fileLink(secret: string, rid: string, now: Date): string {
  const exp = Math.floor(now.getTime() / 1000) + lifetime;
  return `/api/open/file/${rid}?exp=${exp}&sig=${signature(secret, rid, exp)}`;
}

/** True when the signature is valid for this file and the link has not expired. */
export function isLinkValid(
  secret: string,
  { rid, exp, sig }: { rid: string; exp: number; sig: string },
  now: Date,
): boolean {
  if (!Number.isSafeInteger(exp) || exp * 1000 <= now.getTime()) return false;
  const expected = Buffer.from(signature(secret, rid, exp));
  const given = Buffer.from(sig);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signature(secret: string, rid: string, exp: number): string {
  return createHmac('sha256', secret).update(`order file\n${rid}\n${exp}`).digest('base64url');
}
