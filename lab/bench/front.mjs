import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Generates a certificate for localhost. `spki` is the key hash by which Chromium trusts it. Ignoring certificate
 * errors instead would disable Chromium's cache.
 */
export async function certificate() {
  const dir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  try {
    await promisify(execFile)('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', cert]);
    const made = { key: await readFile(key), cert: await readFile(cert) };
    const publicKey = new X509Certificate(made.cert).publicKey.export({ type: 'spki', format: 'der' });
    return { ...made, spki: createHash('sha256').update(publicKey).digest('base64') };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

const passed = (headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hopByHop.has(name)),
  );

/** Starts an HTTP/2 server with TLS in front of `target`, in place of a CDN or ingress before the gateway. */
export async function startFront(target, { key, cert }) {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const headers = { ...passed(request.headers), host: new URL(target).host };
    const upstream = httpRequest(new URL(request.url, target), { agent, method: request.method, headers });
    upstream.on('response', (answer) => {
      response.writeHead(answer.statusCode, passed(answer.headers));
      answer.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `https://localhost:${server.address().port}`,
    stop() {
      agent.destroy();
      server.close();
    },
  };
}
