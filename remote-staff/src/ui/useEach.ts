import { messageOf } from '@portal/shared/api';
import { useState } from 'react';

/** What became of an act on one of several records. */
export interface Outcome {
  readonly isDone: boolean;
  readonly text: string;
}

/**
 * Does an act on several records, one after the other. What was refused says why and is tried again by the next run; what is done is
 * not done again.
 */
export function useEach<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  act: (row: Row) => Promise<string>,
) {
  const [asked] = useState(rows);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isRunning, setIsRunning] = useState(false);
  const open = asked.filter((row) => outcomes.get(keyOf(row))?.isDone !== true);
  const tried = async (row: Row): Promise<Outcome> => {
    try {
      return { isDone: true, text: await act(row) };
    } catch (error) {
      return { isDone: false, text: messageOf(error) };
    }
  };
  const run = async () => {
    setIsRunning(true);
    for (const row of open) {
      const outcome = await tried(row);
      setOutcomes((known) => new Map([...known, [keyOf(row), outcome]]));
    }
    setIsRunning(false);
  };
  return { asked, open, outcomes, isRunning, run };
}
