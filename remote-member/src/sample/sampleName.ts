import type { StoredSample } from '@portal/shared/contract';

/** Names a sample for screen readers. The member's own numbers begin anew in each order, the lab's code does not. */
export const sampleName = ({ number, code }: Pick<StoredSample, 'number' | 'code'>): string =>
  `样品 ${number}，${code}`;
