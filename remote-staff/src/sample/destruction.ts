/** How samples are destroyed at the lab; another way is written. */
export const destructionWays = [
  '按危废委托处置',
  '高温焚烧',
  '酸碱中和后废弃',
  '生物灭活（高压灭菌）',
  '其他',
] as const;

/** Proof of a destruction as it is typed. */
export interface TypedProof {
  readonly way: string;
  /** Who saw it. */
  readonly witness: string;
  /** Number of the paper, or what else there is to say. */
  readonly record: string;
}

export const noProof: TypedProof = { way: destructionWays[0], witness: '', record: '' };

/** Returns the proof as the sample's timeline keeps it; undefined while something is missing. */
export function proofText({ way, witness, record }: TypedProof): string | undefined {
  const [who, what] = [witness.trim(), record.trim()];
  if (who === '' || (way === '其他' && what === '')) return undefined;
  return [way, `见证人 ${who}`, what].filter((part) => part !== '').join('；');
}
