import { type LabelSize, labelSizeKeys } from '@portal/shared/rules';
import { z } from 'zod';

/** What a signed link of labels prints: all samples of an order, or some samples. */
export interface LabelLink {
  readonly size: LabelSize;
  readonly of: 'order' | 'samples';
  readonly rids: readonly string[];
}

/** Returns the key of a link, which is part of its URL. */
export const labelKey = ({ size, of, rids }: LabelLink): string => [size, of, ...rids].join('.');

const parts = z.tuple([z.enum(labelSizeKeys), z.enum(['order', 'samples'])], z.string());

/** Returns what the key of a link says; undefined when it is malformed. */
export function labelLinkOf(key: string): LabelLink | undefined {
  const { data } = parts.safeParse(key.split('.'));
  if (!data) return undefined;
  const [size, of, ...rids] = data;
  return { size, of, rids };
}

/** File name of the labels. */
export const labelFileName = (day: string): string => `样品标签-${day}.pdf`;
