/** Splits the stored tags of a service, which are joined by '|' (specification, section 3). */
export function tagsOf(description: string): string[] {
  return [...new Set(description.split('|').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}
