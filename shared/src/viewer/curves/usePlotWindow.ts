import { useMemo, useState } from 'react';
import { type Drawn, fittedY, moved, type Range, type Window, wholeX, zoomed } from '../plot/window';

/** The part of the curves that is shown, and the acts that change it. The ordinates always fit what lies in the window. */
export interface PlotWindow {
  readonly window: Window;
  readonly whole: boolean;
  /** Zooms around an abscissa; `factor` below 1 shows less. */
  readonly zoom: (factor: number, around?: number) => void;
  /** Moves by an abscissa difference. */
  readonly move: (by: number) => void;
  readonly showAll: () => void;
  readonly show: (range: Range) => void;
}

/** Keeps the window of curves, at first the part `first`; curves of another axis are shown from end to end. */
export function usePlotWindow(drawn: readonly Drawn[], axis: string, first?: Range): PlotWindow {
  const all = useMemo(() => wholeX(drawn) ?? ([0, 1] as const), [drawn]);
  const [part, setPart] = useState(first);
  const [partOf, setPartOf] = useState(axis);
  if (partOf !== axis) {
    setPartOf(axis);
    setPart(undefined);
  }
  const x = part ?? all;
  const window = useMemo(() => ({ x, y: fittedY(drawn, x) }), [drawn, x]);
  return {
    window,
    whole: part === undefined,
    zoom: (factor, around) =>
      setPart((now = all) => zoomed(now, around ?? (now[0] + now[1]) / 2, factor, all)),
    move: (by) => setPart((now = all) => moved(now, by, all)),
    showAll: () => setPart(undefined),
    show: (range) => setPart(range),
  };
}
