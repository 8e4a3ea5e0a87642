/** A field that somebody else changed while this person was writing. */
export interface FieldChange<Content> {
  readonly name: keyof Content & string;
  /** What this person has written; missing when the person had left the field as it was, which then has the present value. */
  readonly own?: Content[keyof Content];
  readonly present: Content[keyof Content];
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const namesOf = <Content extends object>(content: Content) =>
  Object.keys(content) as (keyof Content & string)[];

/** Returns the names of the fields that differ; optional ones count that only one has. */
export const changedNames = <Content extends object>(one: Content, other: Content) =>
  [...new Set([...namesOf(one), ...namesOf(other)])].filter((name) => !isSame(one[name], other[name]));

/**
 * Returns the content to go on with when a record was changed meanwhile: fields that the person left alone have the present value,
 * others keep what was written; and what others have changed.
 */
export function merged<Content extends object>(
  typed: Content,
  base: Content,
  present: Content,
): { readonly content: Content; readonly changes: readonly FieldChange<Content>[] } {
  const touched = new Set<string>(changedNames(typed, base));
  const changes = changedNames(base, present).map((name): FieldChange<Content> => {
    const isOwn = touched.has(name) && !isSame(typed[name], present[name]);
    return isOwn ? { name, own: typed[name], present: present[name] } : { name, present: present[name] };
  });
  const kept = Object.fromEntries(
    namesOf(typed).flatMap((name) => (touched.has(name) ? [[name, typed[name]]] : [])),
  );
  return { content: Object.assign({}, present, kept), changes };
}
