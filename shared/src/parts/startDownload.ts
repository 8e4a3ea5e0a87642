/**
 * Starts a download by a link with `download` instead of a navigation: when the URL has expired, the page stays and
 * the browser reports the failed download.
 */
export function startDownload(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
