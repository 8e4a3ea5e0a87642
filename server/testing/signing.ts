import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A lab's certificate from an authority of the tests, with its key. */
export interface TestCertificate {
  /** PEM: the lab's certificate, then that of the authority. */
  readonly chain: string;
  readonly key: string;
  /** File with the authority's certificate, which a reader trusts. */
  readonly trusted: string;
}

const folders: string[] = [];
const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'signing-'));
  folders.push(folder);
  return folder;
}

const openssl = (folder: string, ...args: string[]): Buffer =>
  execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });

const keyArgs = { rsa: ['rsa:2048'], ec: ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'] } as const;
const timestamping = 'extendedKeyUsage=critical,timeStamping';

/** Makes an authority, and a certificate that it has issued. */
export function testCertificate(
  kind: keyof typeof keyArgs,
  { use = 'keyUsage=critical,digitalSignature,nonRepudiation', password = '' } = {},
): TestCertificate {
  const folder = tempFolder();
  const made = ['-nodes', '-utf8', '-days', '3650'];
  openssl(
    folder,
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    ...made,
    '-subj',
    '/CN=示例认证机构',
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
  );
  openssl(
    folder,
    'req',
    '-newkey',
    ...keyArgs[kind],
    '-nodes',
    '-utf8',
    '-subj',
    '/CN=示例检测技术有限公司',
    '-keyout',
    'lab.key',
    '-out',
    'lab.csr',
  );
  writeFileSync(join(folder, 'use.cnf'), use);
  openssl(
    folder,
    'x509',
    '-req',
    '-in',
    'lab.csr',
    '-CA',
    'ca.pem',
    '-CAkey',
    'ca.key',
    '-CAcreateserial',
    '-days',
    '3650',
    '-extfile',
    'use.cnf',
    '-out',
    'lab.pem',
  );
  if (password !== '')
    openssl(
      folder,
      'pkcs8',
      '-topk8',
      '-in',
      'lab.key',
      '-passout',
      `pass:${password}`,
      '-out',
      'locked.key',
    );
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    chain: read('lab.pem') + read('ca.pem'),
    key: read(password === '' ? 'lab.key' : 'locked.key'),
    trusted: join(folder, 'ca.pem'),
  };
}

/** Starts a timestamp authority (RFC 3161); returns its URL. `about` changes what it is asked about. */
export async function testTimestamps(about: (query: Buffer) => Buffer = (query) => query): Promise<string> {
  const { chain, key } = testCertificate('rsa', { use: timestamping });
  const folder = tempFolder();
  writeFileSync(join(folder, 'tsa.pem'), chain);
  writeFileSync(join(folder, 'tsa.key'), key);
  writeFileSync(join(folder, 'serial'), '01');
  writeFileSync(join(folder, 'tsa.cnf'), tsaConfig);
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    writeFileSync(join(folder, 'query'), about(Buffer.concat(parts)));
    response.end(openssl(folder, 'ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'query'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const tsaConfig = `[tsa]
default_tsa = one
[one]
serial = serial
signer_cert = tsa.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4
digests = sha256
ess_cert_id_alg = sha256
`;

/** Returns what `pdfsig` prints of the signatures of a PDF. */
export function pdfsig(pdf: Buffer): string {
  const folder = tempFolder();
  writeFileSync(join(folder, 'report.pdf'), pdf);
  const args = ['-nocert', 'report.pdf'];
  try {
    return execFileSync('pdfsig', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    // It ends with an error for a PDF without a valid signature, and says why.
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
  }
}

/** Splits a signed PDF by its ByteRange into the signed content and the signature. */
export function partsOfSigned(pdf: Buffer): { readonly content: Buffer; readonly signature: Buffer } {
  const range = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\s*\]/.exec(pdf.toString('latin1'));
  if (!range) throw new Error('the PDF has no signature');
  const [start = 0, length = 0, second = 0, rest = 0] = range.slice(1).map(Number);
  const content = Buffer.concat([pdf.subarray(start, start + length), pdf.subarray(second, second + rest)]);
  const hex = pdf.subarray(start + length + 1, second - 1).toString('latin1');
  return { content, signature: Buffer.from(hex, 'hex') };
}

/** Checks by openssl the signature of a PDF, and that the chain leads to a trusted certificate; returns what it prints. Throws when it is not valid. */
export function checkedByOpenssl(pdf: Buffer, trusted: string): string {
  const folder = tempFolder();
  const { content, signature } = partsOfSigned(pdf);
  writeFileSync(join(folder, 'content'), content);
  writeFileSync(join(folder, 'signature'), signature);
  // -cades demands the attribute with the certificate's hash.
  openssl(
    folder,
    'cms',
    '-verify',
    '-cades',
    '-binary',
    '-inform',
    'DER',
    '-in',
    'signature',
    '-content',
    'content',
    '-CAfile',
    trusted,
    '-purpose',
    'any',
    '-out',
    'out',
  );
  return openssl(folder, 'cms', '-cmsout', '-print', '-inform', 'DER', '-in', 'signature').toString();
}
