import { createHmac } from 'node:crypto';

const encoded = (bytes) => Buffer.from(bytes).toString('base64url');

/** Returns the token of an override, which the gateway reads in `shell/gateway/override/token.ts`. */
export function overrideToken(override, key) {
  const content = encoded(JSON.stringify(override));
  return `${content}.${encoded(createHmac('sha256', key).update(content).digest())}`;
}

/**
 * Returns the link to a page of a portal that takes an area from a dev server.
 * @param {URL} page
 * @param {{ area: string, origin: string, expires: number }} override container, origin of the dev server, end in milliseconds
 * @param {string} key OVERRIDE_KEY of the portal's gateway
 */
export const overrideLink = (page, override, key) =>
  new URL(`?${new URLSearchParams({ override: overrideToken(override, key) })}`, page).href;
