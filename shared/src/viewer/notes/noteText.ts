import { chartNumber } from '@portal/shared/chart';
import type { KeptView } from '@portal/shared/contract';

/** A text at an abscissa, or at a span of it. */
export type ViewNote = KeptView['notes'][number];

/** Returns an annotation in words, for exports and for who does not see the drawing. */
export const noteText = ({ axis, from, to, text }: ViewNote): string =>
  `标注：${axis} ${chartNumber(from)}${to > from ? ` 至 ${chartNumber(to)}` : ''}，${text}`;
