import { firstCharacters } from '@portal/shared/rules';

/** Returns the beginning of a text in quotation marks. */
export const quoted = (text: string): string =>
  `“${text.length > 20 ? `${firstCharacters(text, 20)}…` : text}”`;
