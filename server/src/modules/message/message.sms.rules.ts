import { brand } from '@portal/shared/meta';

/** Characters of one text message; a longer one is sent, and paid, as several. */
export const smsLength = 70;

/** Room for the text beside the signature 【brand】, which the provider puts in front. */
const room = smsLength - brand.length - 2;

/**
 * What staff wrote stands at the end of a notice after this label. It may be long and may name what a telephone's screen should not
 * show, so it is read in the portal and in mails only.
 */
const explanation = /(说明|原因)：.*/s;

/** Returns the text message of a notice: its own sentences without the words of staff, as many as fit one message. */
export function smsText(text: string): string {
  const own = text.replace(explanation, '').trim();
  return fitting(own, '。') ?? fitting(own, '，') ?? `${own.slice(0, room - 1)}…`;
}

/** Returns the whole text, or what of it fits up to one of its ends; undefined when not even the first part does. */
function fitting(text: string, end: '。' | '，'): string | undefined {
  if (text.length <= room) return text;
  const last = text.lastIndexOf(end, room - 1);
  return last > 0 ? `${text.slice(0, last)}。` : undefined;
}
