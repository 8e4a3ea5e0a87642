/** Parts of an article's body as HTML; text may hold `<sub>`, `<sup>`, `<strong>` and links. */

const each = (tag: string, texts: readonly string[]) =>
  texts.map((text) => `<${tag}>${text}</${tag}>`).join('');

export const p = (text: string) => `<p>${text}</p>`;
export const h = (text: string) => `<h3>${text}</h3>`;
export const ul = (...items: readonly string[]) => `<ul>${each('li', items)}</ul>`;
export const ol = (...items: readonly string[]) => `<ol>${each('li', items)}</ol>`;
export const quote = (text: string) => `<blockquote>${each('p', [text])}</blockquote>`;

/** Returns a table whose first row is the header. */
export function table(head: readonly string[], ...rows: readonly (readonly string[])[]): string {
  const body = rows.map((cells) => `<tr>${each('td', cells)}</tr>`).join('');
  return `<table><thead><tr>${each('th', head)}</tr></thead><tbody>${body}</tbody></table>`;
}
