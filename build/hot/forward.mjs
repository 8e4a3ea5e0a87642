import { request as http } from 'node:http';
import { request as https } from 'node:https';

/** Headers of one connection (RFC 9110, 7.6.1), and what must not hold on this machine. */
const dropped = ['connection', 'keep-alive', 'transfer-encoding', 'strict-transport-security'];

/** Cookies of a portal with TLS are kept on http://localhost too. */
const localCookie = (cookie) => cookie.replace(/;\s*(secure|domain=[^;]*)/gi, '');

function answerHeaders({ headers }) {
  const kept = Object.entries(headers).filter(([name]) => !dropped.includes(name));
  const cookies = headers['set-cookie'];
  return { ...Object.fromEntries(kept), ...(cookies && { 'set-cookie': cookies.map(localCookie) }) };
}

/** Returns the request's headers as if the page were the portal's own; texts that are changed are not compressed. */
function requestHeaders({ headers }, portal, isChanged) {
  const { origin, referer, ...others } = headers;
  return {
    ...others,
    host: portal.host,
    ...(origin && { origin: portal.origin }),
    ...(referer && { referer: portal.href }),
    ...(isChanged && { 'accept-encoding': 'identity' }),
  };
}

async function textOf(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function answer(from, to, change) {
  const headers = answerHeaders(from);
  if (!change) {
    to.writeHead(from.statusCode, headers);
    return from.pipe(to);
  }
  const changed = change({ status: from.statusCode, headers, text: await textOf(from) });
  to.writeHead(changed.status, { ...changed.headers, 'content-length': Buffer.byteLength(changed.text) });
  to.end(changed.text);
}

/**
 * Forwards a request to the portal. `change`, when given, gets the status, headers and text of the answer and returns those to
 * send. Without an answer of the portal the reply is 502 in Chinese.
 */
export function forward(request, response, portal, change) {
  const send = portal.protocol === 'https:' ? https : http;
  const { method, url } = request;
  const options = { method, path: url, headers: requestHeaders(request, portal, Boolean(change)) };
  const outgoing = send(portal, options, (incoming) => {
    answer(incoming, response, change).catch((error) => response.destroy(error));
  });
  outgoing.on('error', ({ message }) => {
    if (response.headersSent) return response.destroy();
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`门户 ${portal.origin} 没有应答：${message}\n`);
  });
  response.on('close', () => outgoing.destroy());
  request.pipe(outgoing);
}
