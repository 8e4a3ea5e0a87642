/** Milliseconds between two looks at the cookies, and until the page gives up. */
const pause = 150;
const longest = 60_000;

/** A download that was refused or did not begin; the message is shown. */
export class DownloadFailed extends Error {}

/**
 * Resolves when the answer to a download has begun; the browser shows how far it is from then on. Rejects with DownloadFailed when
 * it was refused or did not begin. The server tells by a cookie of the link's `id`; links of an older server have none and are not
 * waited for.
 */
export async function downloadBegun(url: string): Promise<void> {
  const id = new URL(url, location.origin).searchParams.get('id');
  if (id === null || !navigator.cookieEnabled) return;
  const name = `portal.download.${id}`;
  const until = Date.now() + longest;
  for (;;) {
    const sign = cookieOf(name);
    if (sign !== undefined) {
      // biome-ignore lint/suspicious/noDocumentCookie: Safari before 18.4 has no other way
      document.cookie = `${name}=; Max-Age=0; Path=/`;
      return judge(sign);
    }
    if (Date.now() > until) throw new DownloadFailed('下载没有开始，请检查网络后重试');
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function cookieOf(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Throws when the sign, such as `403.` and a message, says that the download was refused. */
function judge(sign: string): void {
  const [status = '', message = ''] = sign.split('.', 2);
  if (Number(status) < 400) return;
  throw new DownloadFailed(decodeURIComponent(message) || '下载失败，请稍后再试');
}
