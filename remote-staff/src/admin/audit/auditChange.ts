/** One part of a change: its name, and its value before and after. */
export interface ChangedPart {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** Returns what an act changed part by part; what is the same on both sides is left out. */
export function changedParts(before: unknown, after: unknown): readonly ChangedPart[] {
  const sides = [before, after].filter((side) => side !== null && side !== undefined);
  if (sides.length === 0) return [];
  if (!sides.every(isRecord)) return [{ name: '值', before: valueText(before), after: valueText(after) }];
  const names = [...new Set(sides.flatMap((side) => Object.keys(Object(side))))];
  return names
    .map((name) => ({
      name,
      before: valueText(Object(before)[name]),
      after: valueText(Object(after)[name]),
    }))
    .filter((part) => part.before !== part.after);
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && !Array.isArray(value);

function valueText(value: unknown): string {
  if (value === null || value === undefined) return '无';
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join('、');
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}
