import { partsOf } from './partsOf';

/** Ends of blocks in HTML, which are breaks in a text. */
const ends = /<\/(?:p|h3|h4|li|tr|blockquote)>|<br ?\/?>/g;

/** Returns a value of content as text: HTML without its elements, lists by lines. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '（空）';
  if (typeof value === 'string')
    return value.startsWith('<') ? (partsOf(value.replace(ends, '\n')).textContent ?? '').trim() : value;
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (Array.isArray(value)) return value.length === 0 ? '（空）' : value.map(shownValue).join('\n');
  if (typeof value === 'object') return Object.values(value).map(shownValue).join(' · ');
  return String(value);
}
