const escaped: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that may stand between tags, in XML too, or in a quoted attribute. */
export const attribute = (text: string): string => text.replace(/[&<>"']/g, (sign) => escaped[sign] ?? sign);

/** JSON that may stand inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
