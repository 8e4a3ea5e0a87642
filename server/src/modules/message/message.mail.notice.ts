import { brand } from '@portal/shared/meta';
import { escapeHtml } from '../../kit/escapeHtml';
import type { MailContent } from '../../ports/mail/mail';

/** What of a notice stands in its e-mail. */
interface MailedNotice {
  readonly rid: string;
  readonly title: string;
  readonly text: string;
  /** Path of the portal's page that the notice is about; null for an e-mail of files, whose receiver may be no member. */
  readonly link: string | null;
}

const automatic = '此邮件由系统自动发出，请勿直接回复。';
const choice = '如不希望再收到此类邮件，请登录后在“基本信息”中修改通知方式：';

/** Code of a document or an order. */
const code = /[A-Z]\d{8}-\d{6}/;

/** Returns the subject: brand, title, and the code that tells one order's mails from another's. */
function subjectOf(title: string, text: string): string {
  const [about] = code.exec(title) ? [] : (code.exec(text) ?? []);
  return `【${brand}】${title}${about ? `：${about}` : ''}`;
}

/** Returns the e-mail of a notice, with links to the portal at `publicUrl`. */
export function mailOf({ rid, title, text, link }: MailedNotice, publicUrl: string): MailContent {
  const pages =
    link === null ? undefined : { page: `${publicUrl}${link}`, settings: `${publicUrl}/member/information` };
  const details = pages ? `\n\n查看详情：${pages.page}` : '';
  const change = pages ? `${choice}${pages.settings}\n` : '';
  return {
    id: rid,
    subject: subjectOf(title, text),
    text: `您好！\n\n${text}${details}\n\n--\n${automatic}\n${change}`,
    html: htmlOf({ title, text, pages }),
  };
}

interface MailParts {
  readonly title: string;
  readonly text: string;
  /** Links to the page of the notice and to the member's choice of notices; undefined for an e-mail of files. */
  readonly pages: { readonly page: string; readonly settings: string } | undefined;
}

const font = "font-family: 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', sans-serif";
const button =
  'display: inline-block; padding: 10px 24px; border-radius: 6px; background: #0b5c74; color: #ffffff; text-decoration: none';

/** Mail programs that read style sheets have a dark scheme. */
const dark =
  '@media (prefers-color-scheme: dark) { .around { background: #0f181d !important; color: #e6eef2 !important } .card { background: #162229 !important } .brand { color: #6fc1d8 !important } }';

/** Styles are attributes and widths are simple, because most mail programs drop style sheets. */
function htmlOf({ title, text, pages }: MailParts): string {
  const lines = escapeHtml(text).replaceAll('\n', '<br>');
  const small = 'margin: 24px 0 0; font-size: 13px; line-height: 1.6; color: #5b6f78';
  const details = pages
    ? `<p style="margin: 0"><a href="${escapeHtml(pages.page)}" style="${button}">查看详情</a></p>\n`
    : '';
  const change = pages
    ? `<br>${choice}<a href="${escapeHtml(pages.settings)}" style="color: #0b5c74">通知设置</a>`
    : '';
  return `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${dark}</style></head>
<body class="around" style="margin: 0; padding: 24px 16px; background: #f3f6f8; ${font}; color: #17323d">
<div style="display: none; max-height: 0; overflow: hidden">${escapeHtml(text.replaceAll('\n', ' ').slice(0, 90))}</div>
<div class="card" style="max-width: 560px; margin: 0 auto; padding: 24px; background: #ffffff; border-radius: 8px; overflow-wrap: anywhere">
<p class="brand" style="margin: 0 0 16px; font-size: 14px; font-weight: 600; color: #0b5c74">${brand}</p>
<h1 style="margin: 0 0 16px; font-size: 20px">${escapeHtml(title)}</h1>
<p style="margin: 0 0 24px; font-size: 16px; line-height: 1.7">${lines}</p>
${details}<p style="${small}">${automatic}${change}</p>
</div>
</body>
</html>
`;
}
