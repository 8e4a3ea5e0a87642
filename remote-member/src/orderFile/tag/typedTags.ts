import { cleanLine, texts, tooLongMessage } from '@portal/shared/rules';

/** Returns the tags of a typed or pasted list, which commas of any kind, semicolons and line breaks part. */
export const typedTags = (typed: string): readonly string[] => [
  ...new Set(
    typed
      .split(/[,，、;；\n]/)
      .map(cleanLine)
      .filter((tag) => tag !== ''),
  ),
];

/** Returns the message for a list with a tag that is too long. */
export function tagsMessage(typed: string): string | undefined {
  const [label, most] = texts.dataTag;
  return typedTags(typed).some((tag) => tag.length > most) ? tooLongMessage(label, most) : undefined;
}
