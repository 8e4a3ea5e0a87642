/** States of a worksheet: what is measured on an instrument one after the other, with blanks and standards between the samples. */
export const worksheetStateLabels = {
  open: '进行中',
  measured: '待复核',
  checked: '已复核',
  closed: '已结束',
} as const;
export type WorksheetState = keyof typeof worksheetStateLabels;
export const worksheetStates = Object.keys(worksheetStateLabels) as [WorksheetState, ...WorksheetState[]];

export const runKindLabels = { sample: '样品', blank: '空白', standard: '标样' } as const;
export type RunKind = keyof typeof runKindLabels;
export const runKinds = Object.keys(runKindLabels) as [RunKind, ...RunKind[]];

export const runStateLabels = {
  waiting: '待测',
  measured: '已测',
  repeat: '需重测',
  skipped: '跳过',
} as const;
export type RunState = keyof typeof runStateLabels;
export const runStates = Object.keys(runStateLabels) as [RunState, ...RunState[]];

/** A row of a worksheet as far as it decides what may be done. */
export interface RunFacts {
  readonly state: RunState;
  /** True when a second person has checked it. */
  readonly checked: boolean;
}

/** Returns what a row can be marked as. What a second person has checked can only be measured again. */
export const runMarks = ({ state, checked }: RunFacts): RunState[] =>
  checked
    ? ['repeat']
    : runStates.filter((mark) => mark !== state && (mark !== 'repeat' || state === 'measured'));

/** Marks that have a reason, which colleagues read: one may have it, the other must. */
export const markReasons: Partial<Readonly<Record<RunState, 'optional' | 'required'>>> = {
  repeat: 'optional',
  skipped: 'required',
};

/** True when a row is ready for the second person. */
export const isCheckable = ({ state, checked }: RunFacts): boolean =>
  !checked && (state === 'measured' || state === 'skipped');

/** Returns the state of a worksheet that is not closed, by its rows. */
export function worksheetStateOf(runs: readonly RunFacts[]): Exclude<WorksheetState, 'closed'> {
  if (runs.some(({ checked, state }) => !checked && !isCheckable({ checked, state }))) return 'open';
  return runs.every(({ checked }) => checked) ? 'checked' : 'measured';
}

/** Returns the rows with one moved to another place; the others keep their order. */
export function movedRun<Run>(runs: readonly Run[], from: number, to: number): Run[] {
  const moved = runs[from];
  if (moved === undefined || to < 0 || to >= runs.length) return [...runs];
  const rest = runs.filter((_, index) => index !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}
