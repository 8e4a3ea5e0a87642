import type { Data, Input } from '@portal/shared/contract';
import { type RunKind, runKindLabels } from '@portal/shared/rules';

type Run = Data<'staff/worksheet/detail'>['runs'][number];

/** A row of the run order while it is changed: one of the worksheet, or a new blank or standard. */
export interface RunDraft {
  readonly key: string;
  readonly label: string;
  /** Name of the sample, or what kind of row it is. */
  readonly note: string;
  /** Code of the order; empty for blanks and standards. */
  readonly order: string;
  /** True when it may leave the worksheet. */
  readonly isRemovable: boolean;
  readonly sent: Input<'staff/worksheet/arrange'>['runs'][number];
}

/** Returns what kind a blank or a standard is, where its label does not say it. */
export const kindBeside = (label: string, kind: RunKind): string =>
  label === runKindLabels[kind] ? '' : runKindLabels[kind];

/** Returns a row of the worksheet as it is before it is changed. */
export const draftOf = ({ rid, label, name, order_code, kind, state }: Run): RunDraft => ({
  key: rid,
  label,
  note: kind === 'sample' ? name : kindBeside(label, kind),
  order: order_code,
  isRemovable: state === 'waiting',
  sent: { rid },
});

let made = 0;

/** Returns a new blank or standard; its label is its kind unless it has one. */
export function newDraft(kind: 'blank' | 'standard', typed: string): RunDraft {
  made += 1;
  const label = typed.trim() || runKindLabels[kind];
  return {
    key: `new ${made}`,
    label,
    note: kindBeside(label, kind),
    order: '',
    isRemovable: true,
    sent: { kind, label },
  };
}

/** True when a run order is not the one of these rows. */
export const isChanged = (drafts: readonly RunDraft[], runs: readonly Run[]): boolean =>
  drafts.length !== runs.length || drafts.some(({ key }, index) => key !== runs[index]?.rid);

/**
 * Returns a run order that was made of the rows `before` as one of the rows that somebody else has left: it keeps its order, rows that
 * are gone leave it, and those that it does not have come last. What it had removed stays out while it waits.
 */
export function overPresent(
  drafts: readonly RunDraft[],
  before: readonly Run[],
  present: readonly Run[],
): RunDraft[] {
  const rows = new Map(present.map((run) => [run.rid, draftOf(run)]));
  const kept = drafts.flatMap((draft) => ('rid' in draft.sent ? (rows.get(draft.key) ?? []) : draft));
  const shown = new Set(kept.map(({ key }) => key));
  const earlier = new Set(before.map(({ rid }) => rid));
  const others = [...rows.values()].filter(
    ({ key, isRemovable }) => !shown.has(key) && !(earlier.has(key) && isRemovable),
  );
  return [...kept, ...others];
}
