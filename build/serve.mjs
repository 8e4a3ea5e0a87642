/**
 * node build/serve.mjs <folder> [--port 8080] [--host 0.0.0.0]
 * Serves a remote's built files as in its container: static files only, without packages. Needs `negotiation.mjs` beside it.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accepts, deltaFor, dictionaryHeaders } from './negotiation.mjs';

const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.txt': 'text/plain; charset=utf-8',
};

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** Returns the file for a request's path; undefined for a path outside the folder, or with a part that begins with a dot. */
function fileFor(root, url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://remote').pathname);
    const file = normalize(join(root, path));
    const isHidden = /[\\/]\./.test(path) || path.includes('\0');
    return file.startsWith(root + sep) && !isHidden ? file : undefined;
  } catch {
    return undefined;
  }
}

async function found(file) {
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() ? { file, stats } : undefined;
}

/** Returns the smallest encoding of the file that the browser accepts; a delta of what may vary by the dictionary. */
async function pick(file, headers, dictionary) {
  const delta = dictionary['use-as-dictionary'] && deltaFor(file, headers);
  const small = delta && (await found(delta));
  if (small) return { ...small, encoding: 'dcz' };
  for (const [encoding, extension] of encodings) {
    if (!accepts(headers['accept-encoding'], encoding)) continue;
    const compressed = await found(file + extension);
    if (compressed) return { ...compressed, encoding };
  }
  return found(file);
}

export const contentTypeOf = (path) => types[extname(path)] ?? 'application/octet-stream';

/** `releases.json` and the description of a version change; other files never do. */
export const cacheControlOf = (path) =>
  /(^|[\\/])releases?\.json$/.test(path) ? 'no-cache' : 'public, max-age=31536000, immutable';

function headersOf(path, dictionary, { stats, encoding }) {
  return {
    'content-type': contentTypeOf(path),
    'content-length': stats.size,
    'cache-control': cacheControlOf(path),
    etag: `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`,
    ...dictionary,
    'x-content-type-options': 'nosniff',
    // Browsers load files directly from here when this server is the remote's publicBase.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    ...(encoding && { 'content-encoding': encoding }),
  };
}

function refuse(response, status, text) {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(text);
}

async function answer(root, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, 'Method not allowed');
  if (request.url === '/healthz')
    return response.writeHead(200, { 'content-type': types['.json'] }).end('{"ok":true}');
  const file = fileFor(root, request.url);
  const dictionary = dictionaryHeaders(request.url.split('?')[0]);
  const picked = file && (await pick(file, request.headers, dictionary));
  if (!picked) return refuse(response, 404, 'Not found');
  const headers = headersOf(file, dictionary, picked);
  if (request.headers['if-none-match'] === headers.etag) return response.writeHead(304, headers).end();
  response.writeHead(200, headers);
  if (request.method === 'HEAD') return response.end();
  createReadStream(picked.file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/** Creates a server for the folder, which does not listen yet. */
export function staticServer(folder) {
  const root = resolve(folder);
  return createServer((request, response) => {
    answer(root, request, response).catch(() => refuse(response, 500, 'Error'));
  });
}

function option(name, otherwise) {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2];
  const port = Number(option('port', '8080'));
  if (!folder || folder.startsWith('--') || !Number.isInteger(port)) {
    console.error('usage: node build/serve.mjs <folder> [--port 8080] [--host 0.0.0.0]');
    process.exit(2);
  }
  const server = staticServer(folder);
  server.on('error', (error) => {
    console.error(error.code === 'EADDRINUSE' ? `port ${port} is in use` : error.message);
    process.exit(1);
  });
  server.listen(port, option('host', '0.0.0.0'), () => console.log(`serving ${folder} at port ${port}`));
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => server.close(() => process.exit(0)));
}
