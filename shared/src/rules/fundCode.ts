/** Something that a member charges to a project or grant; `fund_code` is empty without one. */
interface Charged {
  readonly fund_code: string;
}

/** Returns the different projects that orders are charged to, in their order. */
export const fundCodesOf = (orders: readonly Charged[]): string[] =>
  [...new Set(orders.map(({ fund_code }) => fund_code))].filter(Boolean);

/** Returns them as one text, such as `21871001、JS-2026`; empty without one. */
export const fundCodesText = (orders: readonly Charged[]): string => fundCodesOf(orders).join('、');
