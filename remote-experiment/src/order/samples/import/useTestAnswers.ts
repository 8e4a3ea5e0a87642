import type { TestItem } from '@portal/shared/rules';
import type { TableReading } from '@portal/shared/table';
import { useMemo, useRef, useState } from 'react';
import { readSamples } from '../reading/sampleReading';
import { type NamedTests, nameKey } from '../reading/sampleTests';

/** What the member says about the names of tests in a table that fit no item of the order. */
export interface TestAnswers {
  /** The names, each once. */
  readonly names: readonly string[];
  readonly named: NamedTests;
  /** Names without an answer when the member wanted to go on. */
  readonly missing: ReadonlySet<string>;
  /** `rid`: the item that the name means; null: none. */
  readonly answer: (name: string, rid: string | null) => void;
  /** Returns whether each name has an answer; otherwise shows and focuses the first one without. */
  readonly areComplete: () => boolean;
  /** Takes the element of each name, so that it can be focused. */
  readonly place: (name: string, element: HTMLSelectElement | null) => void;
}

/** Keeps the answers while the dialog is open, also when another table with the same names is chosen. */
export function useTestAnswers(table: TableReading | undefined, tests: readonly TestItem[]): TestAnswers {
  const [named, setNamed] = useState<NamedTests>(new Map());
  const [asked, setAsked] = useState(false);
  const fields = useRef(new Map<string, HTMLSelectElement>());
  const names = useMemo(() => (table ? readSamples(table, { tests }).unknownTests : []), [table, tests]);
  const open = names.filter((name) => !named.has(nameKey(name)));
  return {
    names,
    named,
    missing: new Set(asked ? open : []),
    answer: (name, rid) => setNamed(new Map(named).set(nameKey(name), rid)),
    areComplete: () => {
      const [first] = open;
      if (first === undefined) return true;
      setAsked(true);
      fields.current.get(first)?.focus();
      return false;
    },
    place: (name, element) => {
      if (element) fields.current.set(name, element);
      else fields.current.delete(name);
    },
  };
}
