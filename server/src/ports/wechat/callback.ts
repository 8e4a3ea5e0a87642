import { createHash, timingSafeEqual } from 'node:crypto';

/** Query parameters of a callback by WeChat. */
export interface CallbackQuery {
  readonly signature: string;
  readonly timestamp: string;
  readonly nonce: string;
}

/** Maximum difference between the time of a callback and the server's clock, in seconds. */
export const callbackWindow = 300;

/** Computes the signature of a callback: SHA-1 over the shared secret, the time and the nonce, sorted. */
export function callbackSignature(
  token: string,
  { timestamp, nonce }: Omit<CallbackQuery, 'signature'>,
): string {
  return createHash('sha1').update([token, timestamp, nonce].sort().join('')).digest('hex');
}

/** Returns true when the signature is WeChat's and recent. */
export function isFromWechat(token: string, query: CallbackQuery, now: Date): boolean {
  const expected = Buffer.from(callbackSignature(token, query));
  const given = Buffer.from(query.signature);
  const away = Math.abs(now.getTime() / 1000 - Number(query.timestamp));
  return expected.length === given.length && timingSafeEqual(expected, given) && away <= callbackWindow;
}

/** An event: what a user did with the official account. */
export type WechatEvent =
  | { readonly kind: 'scan'; readonly openid: string; readonly scene: string }
  | { readonly kind: 'confirm'; readonly openid: string };

/** The reply that confirms a login. */
export const confirmWord = '1';

const cdata = { start: '<![CDATA[', end: ']]>' };

/** Returns one field of WeChat's flat XML; an empty string when it is missing or contains elements. */
function field(xml: string, name: string): string {
  const start = xml.indexOf(`<${name}>`);
  const end = xml.indexOf(`</${name}>`, start);
  if (start < 0 || end < 0) return '';
  const value = xml.slice(start + name.length + 2, end);
  if (value.startsWith(cdata.start) && value.endsWith(cdata.end))
    return value.slice(cdata.start.length, -cdata.end.length).trim();
  return value.includes('<') ? '' : value.trim();
}

/** Parses the event of a message; undefined when the event is not about a login. */
export function eventOf(xml: string): WechatEvent | undefined {
  const openid = field(xml, 'FromUserName');
  if (!/^[\w-]{1,64}$/.test(openid)) return undefined;
  if (field(xml, 'MsgType') === 'text')
    return field(xml, 'Content') === confirmWord ? { kind: 'confirm', openid } : undefined;
  const event = field(xml, 'Event');
  // When a scan also subscribes the user to the account, the scene has this prefix.
  const scene = field(xml, 'EventKey').replace(/^qrscene_/, '');
  if ((event !== 'SCAN' && event !== 'subscribe') || !/^[\w-]{1,64}$/.test(scene)) return undefined;
  return { kind: 'scan', openid, scene };
}

/** Builds a text reply to the sender of `xml`. */
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
