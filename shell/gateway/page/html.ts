import type { BootManifest } from '../../manifest/manifest';
import { attribute, scriptJson } from '../meta/escape';
import type { PagePlan, Preload } from './pagePlan';

/** What `shell.json` says of the shell's own build. */
export interface ShellBuild {
  readonly files: readonly string[];
  readonly integrity: Readonly<Record<string, string>>;
  /** `sha256-…` of the styles that libraries put into the page by themselves. */
  readonly styleHashes: readonly string[];
}

function preloadLink({ href, as, integrity, crossorigin }: Preload): string {
  const parts = [`rel="preload" as="${as}" href="${attribute(href)}"`];
  if (integrity) parts.push(`integrity="${integrity}"`);
  if (crossorigin) parts.push('crossorigin="anonymous"');
  return `<link ${parts.join(' ')}>`;
}

/**
 * Starts the page's first calls while its scripts are still coming. A visitor with a token goes the ordinary
 * way for what needs one; these calls are open to all. One that fails is asked for again by the page.
 */
const startEarly = `function(c){var e=p.early;c.forEach(function(x){var b=JSON.stringify(x[1]);
e[x[0]+" "+b]=fetch("/api/"+x[0],{method:"POST",headers:{"Content-Type":"application/json"},body:b});
e[x[0]+" "+b].catch(function(){})})}`;

function bootScript(manifest: BootManifest, plan: PagePlan): string {
  return `(function(){var p=window.__portal={manifest:${scriptJson(manifest)},early:{}};(${startEarly})(${scriptJson(plan.early)})})()`;
}

interface PageParts {
  readonly nonce: string;
  readonly shell: ShellBuild;
  readonly manifest: BootManifest;
  readonly plan: PagePlan;
  /** Title and what else crawlers read of this page. */
  readonly head: string;
  /** What is seen until the scripts have come; may be empty. */
  readonly view: string;
  /** Put before the page's content, such as the bar of a developer's overrides. */
  readonly notice: string;
}

/** The one page of the portal. */
export function html({ nonce, shell, manifest, plan, head, view, notice }: PageParts): string {
  const scripts = shell.files
    .filter((file) => file.endsWith('.js'))
    .map((file) => `<script defer src="/${file}" integrity="${shell.integrity[file] ?? ''}"></script>`);
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
<link rel="icon" href="data:,">
<script nonce="${nonce}">${bootScript({ ...manifest, nonce }, plan)}</script>
${[...styles, ...scripts, ...plan.preloads.map(preloadLink)].join('\n')}
</head>
<body>
${notice}<div id="root">${view}</div>
<noscript>本网站需要启用 JavaScript。</noscript>
</body>
</html>
`;
}
