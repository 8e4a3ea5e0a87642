/** Numbers of the service types that code refers to (specification, sections 2 and 3). */
export const serviceType = { send: 1, onSite: 2, analysis: 3, area: 31 } as const;

/**
 * Returns whether a member hands in a sample for a service: it is registered with the order, delivered and disposed of.
 * For instrument time the member brings it to the instrument and takes it away again.
 */
export const handsInSample = ({
  type_id,
  needs_sample,
}: {
  readonly type_id: number;
  readonly needs_sample: boolean;
}): boolean => needs_sample && type_id !== serviceType.onSite;

/** Compares two types for the order of the plan's groups: 31 first, the rest ascending. */
export function byPlanOrder(a: number, b: number): number {
  if (a === b) return 0;
  if (a === serviceType.area) return -1;
  if (b === serviceType.area) return 1;
  return a - b;
}
