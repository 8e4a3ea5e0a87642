import { comparable, halfWidth } from './typed';

/** What a line of the bank says by which it is matched. */
export interface MatchedLine {
  readonly code: string;
  readonly amount_fen: number;
  readonly payer: string;
  readonly remark: string;
}

/** What a line can pay: a transfer that a member reported, or a statement that is owed. */
export interface BankTarget {
  readonly kind: 'transferApply' | 'statement';
  readonly code: string;
  /** What was reported, or is owed. */
  readonly amount_fen: number;
  /** Who may pay it: name, organization and invoice titles of the member, and the payer that a report names. */
  readonly names: readonly string[];
  /** Code of the statement that a reported transfer is for; null for others. */
  readonly statement: string | null;
}

/**
 * Why a target fits a line: amount and the code in the remark, amount and payer, the amount alone, or the code with another amount.
 * The first two are certain when they fit alone.
 */
export const matchGrounds = ['code', 'payer', 'amount', 'otherAmount'] as const;
export type MatchGround = (typeof matchGrounds)[number];

export const matchGroundLabels: Readonly<Record<MatchGround, string>> = {
  code: '附言有编号，金额一致',
  payer: '付款人和金额一致',
  amount: '仅金额一致',
  otherAmount: '附言有编号，金额不同',
};

export interface Proposal<Target extends BankTarget = BankTarget> {
  /** All that fit, the best first. */
  readonly candidates: readonly { readonly target: Target; readonly ground: MatchGround }[];
  /** The one that is certain; undefined when none is, or several are. */
  readonly proposed: Target | undefined;
}

const isSure = (ground: MatchGround): boolean => ground === 'code' || ground === 'payer';

/** A code of a record in a text, with its dash, with spaces or with neither. All digits belong to it: more of them are another number. */
const codeInText = /(?<![A-Z0-9])([A-Z]\d{8})[-\s]{0,3}(\d{6,12})(?!\d)/g;

/** Returns the codes of records that a text names. */
const codesNamed = (text: string): readonly string[] =>
  [...halfWidth(text).toUpperCase().matchAll(codeInText)].map(([, day, number]) => `${day}-${number}`);

/** Returns why a target fits a line; undefined when it does not. `codes` are those in the line's remark. */
export function groundOf(
  line: MatchedLine,
  target: BankTarget,
  codes = codesNamed(line.remark),
): MatchGround | undefined {
  const named = [target.code, target.statement].some((code) => code !== null && codes.includes(code));
  if (line.amount_fen !== target.amount_fen) return named ? 'otherAmount' : undefined;
  if (named) return 'code';
  const payer = comparable(line.payer);
  return payer !== '' && target.names.some((name) => comparable(name) === payer) ? 'payer' : 'amount';
}

/** Returns what each line can pay. No target is proposed to two lines, unless the remark of only one of them names it. */
export function proposalsOf<Target extends BankTarget>(
  lines: readonly MatchedLine[],
  targets: readonly Target[],
): ReadonlyMap<string, Proposal<Target>> {
  const alone = new Map(lines.map((line) => [line.code, proposalOf(line, targets)]));
  const wanted = new Map<string, MatchGround[]>();
  for (const { candidates, proposed } of alone.values())
    for (const { target, ground } of candidates)
      if (target === proposed) wanted.set(target.code, [...(wanted.get(target.code) ?? []), ground]);
  const keeps = ({ candidates, proposed }: Proposal<Target>): boolean => {
    const grounds = proposed ? (wanted.get(proposed.code) ?? []) : [];
    const own = candidates.find(({ target }) => target === proposed)?.ground;
    return grounds.length <= 1 || (own === 'code' && grounds.filter((one) => one === 'code').length === 1);
  };
  return new Map(
    [...alone].map(([code, proposal]) => [
      code,
      keeps(proposal) ? proposal : { candidates: proposal.candidates, proposed: undefined },
    ]),
  );
}

function proposalOf<Target extends BankTarget>(
  line: MatchedLine,
  targets: readonly Target[],
): Proposal<Target> {
  const codes = codesNamed(line.remark);
  const found = targets.flatMap((target) => {
    const ground = groundOf(line, target, codes);
    return ground === undefined ? [] : [{ target, ground }];
  });
  const reported = new Set(
    found.flatMap(({ target, ground }) => (isSure(ground) ? (target.statement ?? []) : [])),
  );
  // A report of a payment stands for the statement that it is for.
  const candidates = found
    .filter(({ target }) => target.kind === 'transferApply' || !reported.has(target.code))
    .sort((a, b) => matchGrounds.indexOf(a.ground) - matchGrounds.indexOf(b.ground));
  const sure = (['code', 'payer'] as const)
    .map((ground) => candidates.filter((one) => one.ground === ground))
    .find((some) => some.length > 0);
  return { candidates, proposed: sure?.length === 1 ? sure[0]?.target : undefined };
}
