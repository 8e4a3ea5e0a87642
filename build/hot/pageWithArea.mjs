/** Folder of the dev server's files; the gateway's `overrideEntry` has the same (shell/gateway/override). */
export const devFolder = '/area-dev';

/** The manifest in the page, as `shell/gateway/page/html.ts` writes it. */
const pageManifest = /(window\.__portal=\{manifest:)(.*?)(\};)/s;

/** Adds the area to a manifest, in the place of a release. */
function withArea(
  manifest,
  { name, paths = [], login = false, expose = './routes', title, description, nav },
) {
  const area = {
    verdict: 'unknown',
    version: 'override',
    entry: `${devFolder}/entry.js`,
    expose,
    mount: paths,
    login,
    override: true,
    ...(title && { title }),
    ...(description && { description }),
    ...(nav && { nav }),
  };
  return { ...manifest, remotes: { ...manifest.remotes, [name]: area } };
}

const isBelow = (path, mount) => path === mount || (mount !== '/' && path.startsWith(`${mount}/`));

/** JSON for a script: a closing tag in a text would end it. */
const scriptJson = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Returns the portal's answer with the area of the dev server. A page of the area that the running portal does not know is
 * found, the release's files are not preloaded, and Chromium does not insist on hashes, which files in development do not
 * have.
 * @param {{ status: number, headers: Record<string, unknown>, text: string }} answer
 * @param {object} entry the area's entry in `remotes.config.json`
 * @param {string} path path of the request
 */
export function pageWithArea({ status, headers: all, text }, entry, path) {
  const { 'integrity-policy': _, ...headers } = all;
  if (path === '/remotes.json')
    return { status, headers, text: JSON.stringify(withArea(JSON.parse(text), entry)) };
  if (!pageManifest.test(text)) return { status, headers, text };
  const preloads = new RegExp(`<link [^>]*href="/remotes/${entry.name}/[^>]*>\\n?`, 'g');
  const changed = text
    .replaceAll(preloads, '')
    .replace(
      pageManifest,
      (_all, before, json, after) => before + scriptJson(withArea(JSON.parse(json), entry)) + after,
    );
  const found = status === 404 && (entry.paths ?? []).some((mount) => isBelow(path, mount));
  return { status: found ? 200 : status, headers, text: changed };
}
