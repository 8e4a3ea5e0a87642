/** A choice as the rules see it; declared here because rules do not import the contract. */
interface Choice {
  readonly key: string;
  readonly label: string;
  readonly price_fen: number;
  /** The member operates the instrument alone, which needs a permission. */
  readonly alone?: true | undefined;
  /** Choices that can't be combined with this one, as `option:choice`; the rule holds both ways. */
  readonly excludes?: readonly string[] | undefined;
  /** Choices of which one must be chosen beside this one, as `option:choice`. */
  readonly requires?: readonly string[] | undefined;
  /** Working days of the test with this choice instead of the service's; the longest of several counts. */
  readonly days?: number | undefined;
}
export interface Option {
  readonly key: string;
  readonly label: string;
  readonly kind: 'single' | 'multi';
  /** One choice of several must be made. */
  readonly at_least_one?: true | undefined;
  readonly choices: readonly Choice[];
}

/** Chosen choice keys by option key. */
export type Chosen = Readonly<Record<string, readonly string[]>>;
