import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Subject } from './content.repo';

/** Hours for which a link to a draft is valid. */
const hours = 24;

/** Returns the key of a link to a draft, and when it expires. */
export function previewKey(
  secret: string,
  kind: Subject['kind'],
  rid: string,
  now: Date,
): { key: string; until: Date } {
  const exp = Math.floor(now.getTime() / 1000) + hours * 3600;
  return { key: `${rid}.${exp}.${signature(secret, kind, rid, exp)}`, until: new Date(exp * 1000) };
}

/**
 * Returns the draft that a key is for, and when it expires; undefined when this portal did not sign it for this kind or it
 * has expired.
 */
export function openPreviewKey(
  secret: string,
  kind: Subject['kind'],
  key: string,
  now: Date,
): { rid: string; until: Date } | undefined {
  const [rid = '', time = '', sig = '', ...rest] = key.split('.');
  const exp = Number(time);
  if (rest.length > 0 || !Number.isSafeInteger(exp) || exp * 1000 <= now.getTime()) return undefined;
  const expected = Buffer.from(signature(secret, kind, rid, exp));
  const given = Buffer.from(sig);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return { rid, until: new Date(exp * 1000) };
}

const signature = (secret: string, kind: Subject['kind'], rid: string, exp: number): string =>
  createHmac('sha256', secret).update(`preview ${kind}\n${rid}\n${exp}`).digest('base64url');
