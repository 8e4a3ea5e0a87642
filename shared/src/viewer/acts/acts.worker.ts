import type { Curve } from '@portal/shared/measurement';
import { type Acted, actOn } from './actOn';
import type { Acts } from './settings';

/** What the worker is sent. */
export interface ActRequest {
  readonly curves: readonly Curve[];
  readonly acts: Acts;
}

globalThis.addEventListener('message', ({ data: { curves, acts } }: MessageEvent<ActRequest>) => {
  const answer: readonly Acted[] = curves.map((curve) => actOn(curve, acts));
  globalThis.postMessage(answer);
});
