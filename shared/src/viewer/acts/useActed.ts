import { useEffect, useState } from 'react';
import type { Series } from '../curves/useShown';
import { pyramidOf } from '../plot/pyramid';
import { actInWorker } from './actInWorker';
import type { Acted } from './actOn';
import { type Acts, actsAny } from './settings';

/** What the acts made of the shown curves. */
export interface ActedSeries {
  /** The curves as they are drawn: changed ones, and those of the file where nothing changes them. */
  readonly series: readonly Series[];
  /** By the key of the curve. */
  readonly results: ReadonlyMap<string, Acted>;
  /** True while the results are those of before. */
  readonly working: boolean;
  readonly failure: string | undefined;
}

interface Done {
  readonly shown: readonly Series[];
  readonly acts: Acts;
  readonly series: readonly Series[];
  readonly results: ReadonlyMap<string, Acted>;
  readonly failure?: string;
}

const nothing: ReadonlyMap<string, Acted> = new Map();

/** Does the acts with the shown curves, again after each change of either. */
export function useActed(shown: readonly Series[], acts: Acts): ActedSeries {
  const [done, setDone] = useState<Done>();
  useEffect(() => {
    if (!actsAny(acts)) return;
    const ended = new AbortController();
    actInWorker({ curves: shown.map(({ curve }) => curve), acts }, ended.signal).then(
      (all) => setDone(doneOf(shown, acts, all)),
      (error: Error) => {
        if (!ended.signal.aborted)
          setDone({ shown, acts, series: shown, results: nothing, failure: error.message });
      },
    );
    return () => ended.abort();
  }, [shown, acts]);
  if (!actsAny(acts)) return { series: shown, results: nothing, working: false, failure: undefined };
  if (done?.shown !== shown) return { series: shown, results: nothing, working: true, failure: undefined };
  return { series: done.series, results: done.results, working: done.acts !== acts, failure: done.failure };
}

function doneOf(shown: readonly Series[], acts: Acts, all: readonly Acted[]): Done {
  const series = shown.map((one, index): Series => {
    const y = all[index]?.y;
    if (!y) return one;
    const curve = { ...one.curve, y };
    return { ...one, curve, pyramid: pyramidOf(curve) };
  });
  const results = new Map(
    shown.flatMap(({ key }, index) => (all[index] ? [[key, all[index]] as const] : [])),
  );
  return { shown, acts, series, results };
}
