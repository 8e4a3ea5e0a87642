import type { Input } from '@portal/shared/contract';
import { shippingLabelSizeKeys, storageMarkKeys } from '@portal/shared/rules';
import { z } from 'zod';

/** What a signed link to the label of a parcel prints. */
export type ShippingLabelLink = Input<'auth/sample/shippingLabel'>;

/** Returns the key of a link, which is part of its URL. */
export const shippingLabelKey = ({ size, storage, order_rid }: ShippingLabelLink): string =>
  [size, storage, order_rid].join('.');

const parts = z.tuple([z.enum(shippingLabelSizeKeys), z.enum(storageMarkKeys), z.string()]);

/** Returns what the key of a link says; undefined when it is malformed. */
export function shippingLabelLinkOf(key: string): ShippingLabelLink | undefined {
  const { data } = parts.safeParse(key.split('.'));
  if (!data) return undefined;
  const [size, storage, order_rid] = data;
  return { size, storage, order_rid };
}

/** File name of the label. */
export const shippingLabelFileName = (code: string): string => `寄样标签-${code}.pdf`;
