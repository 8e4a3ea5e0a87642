/** A field of a setting whose value is texts, numbers and amounts. */
export interface FlatField {
  /** Its path in the value; `value` for a setting that is one number or text. */
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'count' | 'money' | 'check';
  readonly max?: number;
  readonly unit?: string;
  readonly hint?: string;
  readonly optional?: true;
}

export type FlatContent = Readonly<Record<string, string | number | boolean>>;

/** Returns a text of the content. */
export const textIn = (content: FlatContent, name: string): string => `${content[name] ?? ''}`;

/** Returns whether a box of the content is checked. */
export const checkIn = (content: FlatContent, name: string): boolean => content[name] === true;

/** Returns a number of the content; no number for an empty field, which the server refuses there. */
export const numberIn = (content: FlatContent, name: string): number => Number(content[name]);

/** Returns true when no text is written and no number above zero. */
export const isEmpty = (content: FlatContent): boolean =>
  Object.values(content).every((value) =>
    typeof value === 'string' ? value.trim() === '' : !(Number(value) > 0),
  );
