import { escapeHtml } from '../kit/escapeHtml';
import type { LocalMessage } from '../ports/localInbox.repo';

const channels = { sms: '短信', mail: '邮件' } as const;

const style = `
body { margin: 0; background: #f3f6f8; color: #17323d; font: 16px/1.6 system-ui, "Noto Sans SC", sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 24px 16px; }
h1 { font-size: 22px; margin: 0 0 4px; }
p { margin: 0 0 16px; color: #4a626c; }
article { background: #fff; border: 1px solid #d9e2e7; border-radius: 8px; padding: 12px 16px; margin-bottom: 12px; }
article header { display: flex; gap: 12px; color: #4a626c; font-size: 14px; }
article header b { color: #0b5c74; }
article div { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** The page's only style; the content security policy allows it by its hash. */
export const inboxStyle = style;

const time = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

function entry({ channel, to, text, at }: LocalMessage): string {
  return `<article><header><b>${channels[channel]}</b><span>${escapeHtml(to)}</span><time datetime="${at.toISOString()}">${time.format(at)}</time></header><div>${escapeHtml(text)}</div></article>`;
}

/** Renders the inbox as a page without scripts that reloads itself every three seconds. */
export function inboxPage(messages: readonly LocalMessage[]): string {
  const list = messages.length > 0 ? messages.map(entry).join('\n') : '<p>还没有消息。</p>';
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="3">
<title>本地收件箱</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>本地收件箱</h1>
<p>本地模式不真正发送短信和邮件，它们都在这里，最新的在最上面。</p>
${list}
</main>
</body>
</html>
`;
}
