import type { SampleDisposal, SampleForm } from './sample';

/** What a service says about the samples that it tests. */
export interface SampleTerms {
  readonly needs_sample: boolean;
  /** What may become of its samples after the test; missing when the service allows everything. */
  readonly disposals?: readonly SampleDisposal[] | undefined;
  /** Present when samples or data of people are usual, so that every order says whether they are. */
  readonly asks_human?: true | undefined;
}

/** What may become of a sample, the most frequent first. */
export const allDisposals: readonly SampleDisposal[] = [1, 2, 0];

const allows = ({ needs_sample, disposals }: SampleTerms, disposal: SampleDisposal): boolean =>
  !needs_sample || disposals === undefined || disposals.includes(disposal);

/** Returns what may become of the samples of an order: what each of its services allows. */
export const disposalsFor = (items: readonly SampleTerms[]): SampleDisposal[] =>
  allDisposals.filter((disposal) => items.every((item) => allows(item, disposal)));

/** Returns the items after whose test the samples are never sent back or kept as `disposal` says. */
export const forbidding = <Item extends SampleTerms>(
  items: readonly Item[],
  disposal: SampleDisposal,
): Item[] => items.filter((item) => !allows(item, disposal));

/** Returns whether an order must say if its samples or data are of people: a service or a sample says that they may be. */
export const asksHuman = (items: readonly SampleTerms[], forms: readonly (SampleForm | '')[]): boolean =>
  items.some(({ asks_human }) => asks_human) || forms.includes('biological');

/** Answers to it; `agreed` is given with {@link humanPromise} only. */
export const humanAnswers = {
  none: '不含人源样品或人的数据',
  agreed: '含人源样品或人的数据',
} as const;
export type HumanAnswer = keyof typeof humanAnswers;

/** What a member promises with samples or data of people. */
export const humanPromise =
  '检测结果仅供科研使用，不用于临床诊断；已取得伦理审查批件与知情同意，样品与数据的来源和使用符合《人类遗传资源管理条例》，并可按要求提供证明';
