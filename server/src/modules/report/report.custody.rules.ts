import { type Actor, type SampleAct, type SampleState, sampleActTable } from '@portal/shared/rules';

const benchLabels = { measure: '检测', check: '复核' } as const;

/** Names of those who act when no person of the lab does. */
export const actorNames: Readonly<Record<Exclude<Actor, 'staff'>, string>> = {
  member: '委托方',
  system: '系统',
};

/** Returns how the record calls a sample: by the member's number and the code of its label. */
export const sampleName = (number: string, code: string): string =>
  number === '' ? code : `${number}（${code}）`;

/** Returns what a note says of several facts; those that are missing are left out. */
export const noteOf = (facts: readonly (string | undefined)[]): string => facts.filter(Boolean).join('，');

/** An entry of a sample's timeline, by the name of who did it. */
export interface SampleTouch {
  readonly act: SampleAct;
  readonly state: SampleState;
  readonly who: string;
  readonly note: string;
  readonly at: Date;
}

/** A measurement of a sample on a worksheet, or its check by a second person. */
export interface BenchTouch {
  readonly act: keyof typeof benchLabels;
  readonly who: string;
  readonly note: string;
  readonly at: Date;
}

/** A line of the record of custody. */
export interface CustodyLine {
  readonly what: string;
  readonly who: string;
  readonly note: string;
  readonly at: Date;
}

/** The record of one sample: every touch in the order of time. */
export interface Custody {
  /** Number that the member gave the sample, and code of its label. */
  readonly sample: string;
  readonly lines: readonly CustodyLine[];
  /** False when an entry does not follow from the one before: the record says so. */
  readonly whole: boolean;
}

/** Joins the timeline of a sample and what was done with it at the bench. */
export function custodyOf(
  sample: string,
  touches: readonly SampleTouch[],
  bench: readonly BenchTouch[],
): Custody {
  const lines: CustodyLine[] = [
    ...touches.map(({ act, who, note, at }) => ({ what: sampleActTable[act].label, who, note, at })),
    ...bench.map(({ act, who, note, at }) => ({ what: benchLabels[act], who, note, at })),
  ];
  // Stable, so that what was done in one instant stays as it was written.
  lines.sort((one, other) => one.at.getTime() - other.at.getTime());
  return { sample, lines, whole: touches.every((touch, index) => follows(touch, touches[index - 1])) };
}

/** Whether an entry may follow another one by the table of states; the first one registers the sample. */
function follows({ act, state, at }: SampleTouch, before: SampleTouch | undefined): boolean {
  const { from, to }: { readonly from: readonly SampleState[]; readonly to: SampleState | null } =
    sampleActTable[act];
  if (before === undefined) return from.length === 0 && state === to;
  return from.includes(before.state) && state === (to ?? before.state) && at >= before.at;
}
