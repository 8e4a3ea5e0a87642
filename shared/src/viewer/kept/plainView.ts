import type { KeptView } from '@portal/shared/contract';
import { axisTitle, type Curve } from '@portal/shared/measurement';
import { mostShown } from '@portal/shared/rules';
import { noActs } from '../acts/settings';
import { type Series, shareAxes } from '../curves/useShown';

/** Characters of an axis's title that are kept. */
const longestTitle = 200;

/** Returns by which name settings and annotations know the abscissa of a curve. */
export const axisName = ({ xAxis }: Curve): string =>
  axisTitle(xAxis).replace(/\s+/g, ' ').trim().slice(0, longestTitle) || '横轴';

/** Returns how the curves of a file are shown as long as nothing was set: those that share the first one's axes, from end to end. */
export function plainView(own: readonly Series[]): KeptView {
  const [first] = own;
  const shown = own.flatMap(({ curve }, index) => (first && shareAxes(curve, first.curve) ? [index] : []));
  return {
    of: { curves: own.length, axis: first ? axisName(first.curve) : '横轴' },
    shown: shown.slice(0, mostShown),
    acts: noActs,
    range: null,
    normalised: false,
    offset: 0,
    notes: [],
  };
}

/** True when settings were made for curves as the file has them. */
export const fits = (kept: KeptView, { of }: KeptView): boolean =>
  kept.of.curves === of.curves && kept.of.axis === of.axis && kept.shown.every((index) => index < of.curves);

/** Returns a text that is the same for the same settings, in whatever order their fields came. */
export const viewText = (view: KeptView | null): string =>
  JSON.stringify(view, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
