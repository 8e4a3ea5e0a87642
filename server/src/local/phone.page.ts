import { escapeHtml } from '../kit/escapeHtml';
import type { TicketRow } from '../modules/ticket/ticket.repo';

/** Simulated people with a phone; they are the same after a restart. */
export const phoneUsers = [
  { openid: 'local-wechat-1', name: '微信用户甲' },
  { openid: 'local-wechat-2', name: '微信用户乙' },
  { openid: 'local-wechat-3', name: '微信用户丙' },
] as const;

/** The page's only style; the content security policy allows it by its hash. */
export const phoneStyle = `
body { margin: 0; background: #f3f6f8; color: #17323d; font: 16px/1.6 system-ui, "Noto Sans SC", sans-serif; }
main { max-width: 480px; margin: 0 auto; padding: 24px 16px; }
h1 { font-size: 22px; margin: 0 0 4px; }
h2 { font-size: 16px; margin: 0 0 8px; }
p { margin: 0 0 16px; color: #4a626c; }
form { background: #fff; border: 1px solid #d9e2e7; border-radius: 8px; padding: 12px 16px; margin-bottom: 12px; }
label { display: block; margin-bottom: 8px; }
select, button { font: inherit; min-height: 44px; padding: 0 12px; }
button { background: #0b5c74; color: #fff; border: 0; border-radius: 6px; }
button:disabled { background: #5f7580; }
`;

const nameOf = (openid: string | null): string =>
  phoneUsers.find((user) => user.openid === openid)?.name ?? '其他微信用户';

const time = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', timeStyle: 'medium' });

const who = (): string =>
  `<label>微信用户 <select name="openid">${phoneUsers
    .map(({ openid, name }) => `<option value="${openid}">${name}</option>`)
    .join('')}</select></label>`;

/** Renders a pending QR code with its next step: scanning, or confirmation by the person who scanned it. */
function entry(row: TicketRow): string {
  const scene = `<input type="hidden" name="scene" value="${escapeHtml(row.scene)}">`;
  const title = `<h2>二维码 ${escapeHtml(row.scene.slice(0, 6))} · <time datetime="${row.created.toISOString()}">${time.format(row.created)}</time></h2>`;
  if (row.openid === null)
    return `<form method="post" action="/local/phone/scan">${title}${scene}${who()}<button>扫描</button></form>`;
  const openid = `<input type="hidden" name="openid" value="${escapeHtml(row.openid)}">`;
  return `<form method="post" action="/local/phone/confirm">${title}<p>${nameOf(row.openid)}已扫描</p>${scene}${openid}<button>确认登录</button></form>`;
}

/** Renders the phone as a page without scripts. `asked` is the scene of the QR code that opened it. */
export function phonePage(rows: readonly TicketRow[], asked: string | undefined): string {
  const shown = asked === undefined ? rows : rows.filter((row) => row.scene === asked);
  const list =
    shown.length > 0
      ? shown.map(entry).join('\n')
      : '<p>没有等待扫描的二维码。请在登录窗口选择微信登录。</p>';
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>本地手机</title>
<style>${phoneStyle}</style>
</head>
<body>
<main>
<h1>本地手机</h1>
<p>本地模式不连接微信，在这里扮演扫码的手机：先扫描，再确认登录。最新的二维码在最上面。</p>
${list}
<p><a href="/local/phone">刷新全部二维码</a></p>
</main>
</body>
</html>
`;
}
