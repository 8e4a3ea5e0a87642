import { outdatesHeader } from '../rules';

/** Receives the fraction that has been sent, from 0 to 1. */
export type OnProgress = (sent: number) => void;

interface Post {
  readonly headers: Headers;
  readonly body: FormData | string | null;
  readonly signal: AbortSignal;
}

/**
 * Sends a POST like `fetch` and reports the upload's progress, which only XMLHttpRequest provides. Rejects with a
 * TypeError when there is no answer, and with the signal's reason when it is aborted.
 */
export function post(
  address: string,
  { headers, body, signal }: Post,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => {
      request.abort();
      reject(signal.reason);
    };
    request.open('POST', address);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      // Of the headers, a caller reads only this one.
      const headers = { [outdatesHeader]: request.getResponseHeader(outdatesHeader) ?? '' };
      resolve(new Response(request.responseText, { status: request.status, headers }));
    };
    request.onerror = () => reject(new TypeError('no answer'));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    request.send(body);
  });
}
