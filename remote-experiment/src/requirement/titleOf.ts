/** Returns the title of a requirement; without one, the beginning of its text. */
export function titleOf({ title, content }: { readonly title: string; readonly content: string }): string {
  if (title !== '') return title;
  const [first = ''] = content.split('\n');
  const letters = Array.from(first);
  return letters.length > 30 ? `${letters.slice(0, 30).join('')}…` : first;
}
