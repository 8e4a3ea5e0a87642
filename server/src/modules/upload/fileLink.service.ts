import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { newRid } from '../../db/rid';
import type { LinkKind } from '../../kit/download';

/** Lifetime of a link in seconds. */
const lifetime = 60;

/**
 * Returns a path that downloads a file or a zip for a minute without a token. Its `id` names this download, so that the page learns
 * when it begins (`http/downloadBegun.ts`).
 */
export function fileLink(secret: string, rid: string, now: Date, kind: LinkKind = 'file'): string {
  const exp = Math.floor(now.getTime() / 1000) + lifetime;
  return `/api/open/${kind}/${rid}?exp=${exp}&sig=${signature(secret, { kind, rid, exp })}&id=${newRid()}`;
}

/** Returns the key of a link that makes its file when it is opened: the member, and the input of the call. */
export const linkKey = (user_rid: string, input: object): string =>
  Buffer.from(JSON.stringify([user_rid, input])).toString('base64url');

const keyed = z.tuple([z.string(), z.unknown()]);

/** Returns the member and the input of a key that `linkKey` made. Throws when the call no longer takes the input. */
export function keyedInput<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
): { user_rid: string; input: z.output<Schema> } {
  const [user_rid, given] = keyed.parse(JSON.parse(Buffer.from(key, 'base64url').toString()));
  return { user_rid, input: schema.parse(given) };
}

/** A link as it was requested. */
interface RequestedLink {
  readonly kind: LinkKind;
  readonly rid: string;
  readonly exp: number;
  readonly sig: string;
}

/** Returns true when this portal signed the link and it has not expired. */
export function isLinkValid(secret: string, { kind, rid, exp, sig }: RequestedLink, now: Date): boolean {
  if (!Number.isSafeInteger(exp) || exp * 1000 <= now.getTime()) return false;
  const expected = Buffer.from(signature(secret, { kind, rid, exp }));
  const given = Buffer.from(sig);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signature(secret: string, { kind, rid, exp }: Omit<RequestedLink, 'sig'>): string {
  return createHmac('sha256', secret).update(`order ${kind}\n${rid}\n${exp}`).digest('base64url');
}
