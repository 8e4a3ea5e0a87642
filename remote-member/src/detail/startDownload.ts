/**
 * Lets the browser fetch a file to keep. A link with `download`, not a change of address: when the link has
 * lapsed the page stays, and the browser reports the failed download.
 */
export function startDownload(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
