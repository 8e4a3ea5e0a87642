const wrong = new Set<HTMLElement>();

/** Marks a count that can't be taken, until the returned function is called. */
export function markWrongCount(field: HTMLElement): () => void {
  wrong.add(field);
  return () => void wrong.delete(field);
}

/**
 * Moves the focus to a count of the page that can't be taken. Returns whether there is one: an act must not go on with the
 * count of before, which is not what stands in the field.
 */
export function stopAtWrongCount(): boolean {
  const [first] = wrong;
  // Not at an edge of the window, where a bar may cover it.
  first?.scrollIntoView?.({ block: 'center' });
  first?.focus({ preventScroll: true });
  return first !== undefined;
}
