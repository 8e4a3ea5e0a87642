import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from '../../http/context';

const cookie = 'portal.device';
const year = 365 * 24 * 3600;

/** Accounts that one browser is known for; the oldest is dropped. */
const accountsMax = 5;

interface Known {
  /** Random key of the browser. */
  readonly browser: string;
  /** A signature for each account that has logged in there. */
  readonly signatures: readonly string[];
}

const wellFormed = /^[\w-]{22}(?:\.[\w-]{43}){1,5}$/;

function cookieOf({ request }: Pick<Context, 'request'>): Known | undefined {
  const pairs = (request.headers.cookie ?? '').split('; ');
  const value = pairs.find((pair) => pair.startsWith(`${cookie}=`))?.slice(cookie.length + 1) ?? '';
  if (!wellFormed.test(value)) return undefined;
  const [browser = '', ...signatures] = value.split('.');
  return { browser, signatures };
}

const signatureOf = (secret: string, browser: string, user_rid: string): string =>
  createHmac('sha256', secret).update(`known browser\n${browser}\n${user_rid}`).digest('base64url');

/** Returns the key of a browser in which this user has logged in before; undefined for another browser. */
export function knownBrowser(
  context: Pick<Context, 'request' | 'secret'>,
  user_rid: string,
): string | undefined {
  const known = cookieOf(context);
  if (!known?.signatures.includes(signatureOf(context.secret, known.browser, user_rid))) return undefined;
  return known.browser;
}

/** Sets the cookie by which this browser is known as one of the user's. The cookie alone does not log in. */
export function rememberBrowser(
  context: Pick<Context, 'request' | 'secret' | 'env' | 'setHeader'>,
  user_rid: string,
): void {
  const { browser, signatures } = cookieOf(context) ?? {
    browser: randomBytes(16).toString('base64url'),
    signatures: [],
  };
  const own = signatureOf(context.secret, browser, user_rid);
  const value = [browser, own, ...signatures.filter((one) => one !== own)]
    .slice(0, accountsMax + 1)
    .join('.');
  const secure = context.env.publicUrl.startsWith('https:') ? '; Secure' : '';
  context.setHeader(
    'set-cookie',
    `${cookie}=${value}; Max-Age=${year}; Path=/api/open; HttpOnly; SameSite=Strict${secure}`,
  );
}
