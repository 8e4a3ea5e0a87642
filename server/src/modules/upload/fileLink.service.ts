import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a link works. */
const lifetime = 60;

/** Path that downloads a file of an order for a minute, without a token. */
export function fileLink(secret: string, rid: string, now: Date): string {
  const exp = Math.floor(now.getTime() / 1000) + lifetime;
  return `/api/open/file/${rid}?exp=${exp}&sig=${signature(secret, rid, exp)}`;
}

/** True when the link was made by this portal for this file and has not run out. */
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
