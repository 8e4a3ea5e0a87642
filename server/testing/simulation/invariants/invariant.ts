/** What must hold after each step: a query of the rows for which it does not. */
export interface Invariant {
  readonly name: string;
  readonly wrong: string;
}
