import type { Data } from '@portal/shared/contract';

/** What the server says of a file's name. */
export type DataMatch = Data<'staff/order/matchFiles'>['list'][number];
export type DataTarget = DataMatch['targets'][number];

/** An order and the number of one of its samples; null for the order as a whole. */
export interface DataPlace {
  readonly code: string;
  readonly sample: string | null;
}

export const placeOf = ({ code, sample }: DataTarget): DataPlace => ({
  code,
  sample: sample?.number ?? null,
});

export const placeText = ({ code, sample }: DataPlace): string =>
  sample === null ? `${code} 整个订单` : `${code} 样品 ${sample}`;

export const isAt = (target: DataTarget, place: DataPlace): boolean =>
  target.code === place.code && (target.sample?.number ?? null) === place.sample;
