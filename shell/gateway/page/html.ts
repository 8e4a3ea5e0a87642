import type { BootManifest } from '../../manifest/manifest';
import type { ModuleHashes } from '../../manifest/moduleHashes';
import type { Drawn } from '../draw/drawing';
import { attribute, scriptJson } from '../meta/escape';
import { drawnBody, drawnHead } from './drawnHtml';
import { iconLinks } from './icon';
import { oldBrowserNotice } from './oldBrowser';
import type { PagePlan, Preload } from './pagePlan';
import type { ShellBuild } from './shellBuild';

/** The attributes must be those of the request that uses the file, otherwise it is loaded twice. */
function preloadLink({ href, as, integrity }: Preload): string {
  const kind = as === 'module' ? 'rel="modulepreload"' : `rel="preload" as="${as}"`;
  const parts = [`${kind} href="${attribute(href)}"`];
  if (integrity) parts.push(`integrity="${integrity}"`);
  if (as !== 'style' || !href.startsWith('/')) parts.push('crossorigin="anonymous"');
  return `<link ${parts.join(' ')}>`;
}

/** The manifest, and what this visitor's page has of its own: a text with the JSON of `BootManifest`'s optional fields. */
const bootScript = (manifest: BootManifest, own: string) =>
  `window.__portal={manifest:${scriptJson(manifest)}};Object.assign(window.__portal.manifest,${own});`;

/** Renders the hashes of modules; before the first preload, because older browsers take no import map after it. */
function importMap(integrity: ModuleHashes, nonce: string): string {
  if (Object.keys(integrity).length === 0) return '';
  return `<script type="importmap" nonce="${nonce}">${scriptJson({ integrity })}</script>\n`;
}

/**
 * Where toasts come: it is there before the first one, otherwise screen readers do not read it. Dialogs hide all that is beside them but
 * not what may have no `aria-hidden`, such as `slot`.
 */
const toastRegion = '<slot><div id="toasts" aria-live="polite"></div></slot>';

interface PageParts {
  readonly nonce: string;
  readonly shell: ShellBuild;
  readonly manifest: BootManifest;
  /** JSON of what the manifest has for this visitor alone. */
  readonly own: string;
  readonly plan: PagePlan;
  /** Hashes of the areas' modules. */
  readonly modules: ModuleHashes;
  /** Title and metadata of the page. */
  readonly head: string;
  /** The view until the scripts are loaded; may be empty. */
  readonly view: string;
  /** The page as its area draws it, which replaces the view. */
  readonly drawn: Drawn | undefined;
  /** What the page says without scripts, where nothing is drawn. */
  readonly plain: string;
  /** Content above the page, such as the bar of a developer's overrides. */
  readonly notice: string;
}

/** Renders the HTML document, which is the same for all pages except for its parts. */
export function html({
  nonce,
  shell,
  manifest,
  own,
  modules,
  plan,
  head,
  view,
  drawn,
  plain,
  notice,
}: PageParts): string {
  const scripts = shell.files
    .filter((file) => file.endsWith('.js'))
    .map(
      (file) =>
        `<script defer src="/${file}" integrity="${shell.integrity[file] ?? ''}" crossorigin="anonymous"></script>`,
    );
  const styles = [...shell.files.filter((file) => file.endsWith('.css')).map((file) => `/${file}`)].map(
    (href) => `<link rel="stylesheet" href="${href}">`,
  );
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}
${iconLinks}
<script nonce="${nonce}">${bootScript(manifest, own)}</script>
${importMap(modules, nonce)}${[...styles, ...scripts, ...plan.preloads.map(preloadLink)].join('\n')}${drawn ? drawnHead(drawn, nonce) : ''}
</head>
<body>
${oldBrowserNotice(nonce)}${notice}${drawn ? drawnBody(drawn, nonce) : `<div id="root">${view}</div>`}
${toastRegion}
<noscript>${plain}${drawn ? '登录和下单' : '本网站'}需要启用 JavaScript。<a href="/">首页</a> <a href="/project">服务项目</a> <a href="/contact">联系我们</a></noscript>
</body>
</html>
`;
}
