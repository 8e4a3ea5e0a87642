import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The keys that the local storage accepts. */
export const s3Keys = { accessKeyId: 'GK-test', secretAccessKey: 'storage-secret', region: 'garage' };

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Percent-encodes by RFC 3986, byte by byte. */
const encode = (text: string): string =>
  [...Buffer.from(text)]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /[A-Za-z0-9_.~-]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');

interface Claim {
  readonly credential: string;
  readonly signedHeaders: string;
  readonly signature: string;
  /** As `20261122T020000Z`. */
  readonly date: string;
  /** Seconds that the request is valid. */
  readonly lifetime: number;
  /** Hash of the body as the canonical request names it. */
  readonly payload: string;
}

function claimOf(headers: IncomingMessage['headers'], query: URLSearchParams): Claim | undefined {
  if (query.has('X-Amz-Signature'))
    return {
      credential: query.get('X-Amz-Credential') ?? '',
      signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
      signature: query.get('X-Amz-Signature') ?? '',
      date: query.get('X-Amz-Date') ?? '',
      lifetime: Number(query.get('X-Amz-Expires')),
      payload: 'UNSIGNED-PAYLOAD',
    };
  const pattern = /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=([0-9a-f]{64})$/;
  const [, credential, signedHeaders, signature] = pattern.exec(headers.authorization ?? '') ?? [];
  if (credential === undefined || signedHeaders === undefined || signature === undefined) return undefined;
  const date = String(headers['x-amz-date']);
  return {
    credential,
    signedHeaders,
    signature,
    date,
    lifetime: 900,
    payload: String(headers['x-amz-content-sha256']),
  };
}

/**
 * Verifies a request by Signature Version 4 as the storage receives it: the canonical request is written anew from method,
 * path, query, headers and body. Returns the code of the refusal; undefined when the signature is right.
 */
export function signatureProblem(
  { method = '', url = '', headers }: IncomingMessage,
  body: Uint8Array,
  now = new Date(),
): string | undefined {
  const [path = '', search = ''] = url.split('?');
  const query = new URLSearchParams(search);
  const claim = claimOf(headers, query);
  if (!claim) return 'AccessDenied';
  const { secretAccessKey, accessKeyId, region } = s3Keys;
  const scope = `${claim.date.slice(0, 8)}/${region}/s3/aws4_request`;
  if (claim.credential !== `${accessKeyId}/${scope}`) return 'InvalidAccessKeyId';
  const at = Date.parse(claim.date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  const age = (now.getTime() - at) / 1000;
  if (!(age > -900 && age <= claim.lifetime)) return 'RequestTimeTooSkewed';
  if (claim.payload !== 'UNSIGNED-PAYLOAD' && claim.payload !== sha256(body))
    return 'XAmzContentSHA256Mismatch';
  const names = claim.signedHeaders.split(';');
  if (!names.includes('host')) return 'AccessDenied';
  query.delete('X-Amz-Signature');
  const parameters = [...query].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const lines = names.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const segments = path.split('/').map((segment) => encode(decodeURIComponent(segment)));
  const canonical = [
    method,
    segments.join('/'),
    parameters.join('&'),
    lines.join(''),
    claim.signedHeaders,
    claim.payload,
  ];
  const text = ['AWS4-HMAC-SHA256', claim.date, scope, sha256(canonical.join('\n'))].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(
    hmac,
    hmac(`AWS4${secretAccessKey}`, claim.date.slice(0, 8)),
  );
  const expected = createHmac('sha256', key).update(text).digest('hex');
  return expected === claim.signature ? undefined : 'SignatureDoesNotMatch';
}
