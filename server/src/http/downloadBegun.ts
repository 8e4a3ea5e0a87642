import type { App } from '../deps';

/** How long the sign stays in the browser, in seconds; the page takes it away as soon as it has read it. */
const lifetime = 60;

/**
 * Tells the page that a download of a signed link has begun, or why it failed. The browser saves the file by itself, so that
 * the page sees nothing of the answer: the sign is a cookie of the download's `id`, with the status and the refusal.
 */
export function tellDownloads(app: App): void {
  const secure = app.deps.env.publicUrl.startsWith('https:') ? '; Secure' : '';
  app.addHook('onSend', async (request, reply, payload) => {
    const { id, sig } = Object(request.query);
    if (sig === undefined || typeof id !== 'string' || !/^[\w-]{8,24}$/.test(id)) return;
    const value = `${reply.statusCode}.${encodeURIComponent(refusalIn(reply.statusCode, payload))}`;
    const sign = `portal.download.${id}=${value}; Max-Age=${lifetime}; Path=/; SameSite=Strict${secure}`;
    reply.header('set-cookie', sign);
  });
}

/** Returns the message of a refusal; empty for a file. */
function refusalIn(status: number, payload: unknown): string {
  if (status < 400 || typeof payload !== 'string') return '';
  try {
    const { msg } = Object(JSON.parse(payload));
    return typeof msg === 'string' ? msg : '';
  } catch {
    return '';
  }
}
