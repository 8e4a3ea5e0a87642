import { CallError } from '@portal/shared/api';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OrderItems } from '../orderItems';

/** What placing an order does with the files that were chosen for it. */
export interface RawFiles {
  /**
   * Returns the keys of the complete files. After an attempt without an answer they are the same again, so that the
   * repeated call has the same content and no second order is placed.
   */
  readonly take: () => Promise<readonly string[]>;
  /** Called with the error of an attempt. */
  readonly failed: (error: unknown) => void;
  /** Called with the key of the placed order: files that are not complete yet continue for it. */
  readonly placed: (rid: string) => Promise<void>;
}

/** Loads the code of uploads only for orders of data analysis. */
const load = () => import('./rawFiles');

/** Returns the files for an order that is being placed; none unless it is data analysis. */
export function useRawFiles({ analysis }: Pick<OrderItems, 'analysis'>, owner: string): RawFiles {
  const queryClient = useQueryClient();
  const taken = useRef<readonly string[]>(undefined);
  return {
    take: async () => {
      taken.current ??= analysis ? (await load()).completeFiles(owner) : [];
      return taken.current;
    },
    failed: (error) => {
      if (!(error instanceof CallError && error.passing)) taken.current = undefined;
    },
    placed: async (rid) => {
      // The order exists: without the code, which cannot be missing after `take`, files stay in the list.
      const code = analysis ? await load().catch(() => undefined) : undefined;
      code?.continueInOrder(owner, { rid, used: taken.current ?? [], queryClient });
    },
  };
}
