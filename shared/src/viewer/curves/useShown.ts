import type { KeptView } from '@portal/shared/contract';
import type { Curve, Reading } from '@portal/shared/measurement';
import { mostShown } from '@portal/shared/rules';
import { useState } from 'react';
import { type Pyramid, pyramidOf } from '../plot/pyramid';

/** A curve with what drawing needs of it. */
export interface Series {
  readonly key: string;
  readonly name: string;
  readonly curve: Curve;
  readonly pyramid: Pyramid;
}

/** How the curves are drawn over each other. */
export interface Arrangement {
  /** Each from 0 to 1. */
  readonly normalised: boolean;
  /** Part of the largest height by which each curve stands above the one before. */
  readonly offset: number;
}

/** Returns the curves of a reading with their names; those without one are numbered. */
export function seriesOf({ curves }: Extract<Reading, { kind: 'curves' }>): Series[] {
  return curves.map((curve, index) => ({
    key: `${index}`,
    name: curve.name || (curves.length > 1 ? `第 ${index + 1} 组` : curve.yAxis.label),
    curve,
    pyramid: pyramidOf(curve),
  }));
}

/** True for curves that one pair of axes can show. */
export function shareAxes(a: Curve, b: Curve): boolean {
  return (
    a.xAxis.label === b.xAxis.label &&
    a.xAxis.unit === b.xAxis.unit &&
    a.yAxis.label === b.yAxis.label &&
    a.yAxis.unit === b.yAxis.unit
  );
}

/** Which curves are shown and how, at first as `from` says. */
export function useShown(from: Pick<KeptView, 'shown' | 'normalised' | 'offset'>) {
  const [keys, setKeys] = useState<readonly string[]>(() => from.shown.map(String));
  const [arrangement, setArrangement] = useState<Arrangement>({
    normalised: from.normalised,
    offset: from.offset,
  });
  /** Shows or hides a curve. One of other axes replaces what is shown: both can't be read from one pair of axes. */
  const toggle = (one: Series, shown: readonly Series[]) => {
    if (keys.includes(one.key)) setKeys(keys.filter((key) => key !== one.key));
    else {
      const alike = shown.filter(({ curve }) => shareAxes(curve, one.curve)).map(({ key }) => key);
      setKeys([...alike.slice(0, mostShown - 1), one.key]);
    }
  };
  /** Shows new curves on top, as many as can be told apart. */
  const add = (more: readonly Series[]) =>
    setKeys((now) => [...new Set([...now, ...more.map(({ key }) => key)])].slice(0, mostShown));
  return { keys, add, toggle, arrangement, setArrangement };
}
