import { createHash, timingSafeEqual } from 'node:crypto';

/** What WeChat puts into the query of a callback. */
export interface CallbackQuery {
  readonly signature: string;
  readonly timestamp: string;
  readonly nonce: string;
}

/** Seconds that a callback may be away from our clock. */
export const callbackWindow = 300;

/** The signature of a callback: SHA-1 over the shared word, the time and the nonce, sorted. */
export function callbackSignature(
  token: string,
  { timestamp, nonce }: Omit<CallbackQuery, 'signature'>,
): string {
  return createHash('sha1').update([token, timestamp, nonce].sort().join('')).digest('hex');
}

/** True when WeChat signed it and did so a moment ago. */
export function isFromWechat(token: string, query: CallbackQuery, now: Date): boolean {
  const expected = Buffer.from(callbackSignature(token, query));
  const given = Buffer.from(query.signature);
  const away = Math.abs(now.getTime() / 1000 - Number(query.timestamp));
  return expected.length === given.length && timingSafeEqual(expected, given) && away <= callbackWindow;
}

/** What somebody did with our official account. */
export type WechatEvent =
  | { readonly kind: 'scan'; readonly openid: string; readonly scene: string }
  | { readonly kind: 'confirm'; readonly openid: string };

/** What people answer to the question whether it is them. */
export const confirmWord = '1';

const cdata = { start: '<![CDATA[', end: ']]>' };

/** One field of the flat XML that WeChat sends; empty when it is missing or holds elements. */
function field(xml: string, name: string): string {
  const start = xml.indexOf(`<${name}>`);
  const end = xml.indexOf(`</${name}>`, start);
  if (start < 0 || end < 0) return '';
  const value = xml.slice(start + name.length + 2, end);
  if (value.startsWith(cdata.start) && value.endsWith(cdata.end))
    return value.slice(cdata.start.length, -cdata.end.length).trim();
  return value.includes('<') ? '' : value.trim();
}

/** The event that a message tells of; undefined for all that is not about logging in. */
export function eventOf(xml: string): WechatEvent | undefined {
  const openid = field(xml, 'FromUserName');
  if (!/^[\w-]{1,64}$/.test(openid)) return undefined;
  if (field(xml, 'MsgType') === 'text')
    return field(xml, 'Content') === confirmWord ? { kind: 'confirm', openid } : undefined;
  const event = field(xml, 'Event');
  // Who follows the account by scanning comes with the scene behind this word.
  const scene = field(xml, 'EventKey').replace(/^qrscene_/, '');
  if ((event !== 'SCAN' && event !== 'subscribe') || !/^[\w-]{1,64}$/.test(scene)) return undefined;
  return { kind: 'scan', openid, scene };
}

/** An answer in text to who sent `xml`. */
export function replyTo(xml: string, text: string, now: Date): string {
  const tag = (name: string, value: string) =>
    `<${name}><![CDATA[${value.replaceAll(']]>', '')}]]></${name}>`;
  return [
    '<xml>',
    tag('ToUserName', field(xml, 'FromUserName')),
    tag('FromUserName', field(xml, 'ToUserName')),
    `<CreateTime>${Math.floor(now.getTime() / 1000)}</CreateTime>`,
    tag('MsgType', 'text'),
    tag('Content', text),
    '</xml>',
  ].join('');
}
