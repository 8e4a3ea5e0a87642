import { createHash, createHmac } from 'node:crypto';

/** A call of an Alibaba Cloud API in RPC style: all parameters are in the query, and the body is empty. */
export interface Acs3Call {
  readonly host: string;
  readonly action: string;
  readonly version: string;
  readonly query: Readonly<Record<string, string>>;
  readonly keyId: string;
  readonly keySecret: string;
  readonly date: Date;
  readonly nonce: string;
}

export interface SignedCall {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Percent-encodes by RFC 3986, including the characters that encodeURIComponent leaves unchanged. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]) => (a < b ? -1 : 1);

/**
 * Signs a call with ACS3-HMAC-SHA256 (Alibaba Cloud, "V3 request structure and signature"). The headers
 * contain everything that the receiver needs to verify it.
 */
export function signAcs3(call: Acs3Call): SignedCall {
  const hash = sha256('');
  const headers: Record<string, string> = {
    host: call.host,
    'x-acs-action': call.action,
    'x-acs-content-sha256': hash,
    'x-acs-date': call.date.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': call.nonce,
    'x-acs-version': call.version,
  };
  const query = Object.entries(call.query)
    .sort(byName)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  const signed = Object.entries(headers).sort(byName);
  const names = signed.map(([name]) => name).join(';');
  const lines = signed.map(([name, value]) => `${name}:${value.trim()}\n`).join('');
  const canonical = ['POST', '/', query, lines, names, hash].join('\n');
  const signature = createHmac('sha256', call.keySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  headers.authorization = `ACS3-HMAC-SHA256 Credential=${call.keyId},SignedHeaders=${names},Signature=${signature}`;
  return { path: `/?${query}`, headers };
}
