import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Whom a gateway believes about areas from developers' machines. */
export interface OverrideRules {
  /** The key that developers sign with. */
  readonly key: string;
  /** Hosts of dev servers besides those of the browser's own machine. */
  readonly hosts: readonly string[];
}

const content = z.strictObject({
  area: z.string().regex(/^remote_\w+$/),
  origin: z.url({ protocol: /^https?$/ }),
  /** Milliseconds since 1970. */
  expires: z.int(),
});

/** An area that one browser gets from a dev server, until it expires. */
export type Override = z.infer<typeof content>;

/** Why a token is refused. */
export type OverrideRefusal = 'forged' | 'expired' | 'tooLong' | 'host';

/** For how long a token may be valid. */
const mostMs = 8 * 3_600_000;

const ownMachine = ['localhost', '127.0.0.1'];

function isSigned(text: string, signature: string, key: string): boolean {
  const expected = createHmac('sha256', key).update(text).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Reads a token of `npm run dev -w remote-… -- --override` (build/hot/overrideLink.mjs). */
export function readToken(token: string, rules: OverrideRules, now = Date.now()): Override | OverrideRefusal {
  const [text = '', signature = '', more] = token.split('.');
  if (more !== undefined || !isSigned(text, signature, rules.key)) return 'forged';
  const parsed = content.safeParse(jsonOf(text));
  if (!parsed.success || new URL(parsed.data.origin).origin !== parsed.data.origin) return 'forged';
  const { expires, origin } = parsed.data;
  if (expires <= now) return 'expired';
  if (expires > now + mostMs) return 'tooLong';
  return [...ownMachine, ...rules.hosts].includes(new URL(origin).hostname) ? parsed.data : 'host';
}
