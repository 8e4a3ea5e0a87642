import { attribute } from '../meta/escape';
import type { Served } from '../releases/bootManifest';

const clock = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  hour: '2-digit',
  minute: '2-digit',
});

const style = `#override{position:relative;z-index:2000;display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px;
padding:6px 16px;background:#8f3e06;color:#fff;font:14px/1.5 sans-serif}
#override span{flex:1 1 0;min-width:min(100%,240px);overflow-wrap:anywhere}
#override a{padding:5px 14px;border:1px solid #fff;border-radius:4px;color:#fff;text-decoration:none}
#override a:focus-visible{outline:2px solid #fff;outline-offset:2px}`;

/**
 * Renders a bar that says which area comes from where, and ends it. The link keeps the path of the page that is then open.
 * Its style has the page's nonce.
 */
export function overrideBar(served: readonly Served[], nonce: string): string {
  const said = served.flatMap(({ remote, override }) =>
    override
      ? `“${attribute(remote.title ?? remote.name)}”来自 ${attribute(override.origin)}，到 ${clock.format(override.expires)} 为止`
      : [],
  );
  if (said.length === 0) return '';
  return `<style nonce="${nonce}">${style}</style>
<div id="override" role="status"><span>开发版本：${said.join('；')}</span><a href="?override=end">结束</a></div>
`;
}
