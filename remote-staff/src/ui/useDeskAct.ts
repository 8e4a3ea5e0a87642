import type { Data, Path } from '@portal/shared/contract';
import { useAct } from '@portal/shared/parts';
import { deskQueries } from './session/desk';

interface DeskActOptions<P extends Path> {
  /** The toast after success; none by default. */
  readonly done?: string | ((data: Data<P>) => string);
  readonly onDone?: (data: Data<P>) => void;
  /** Shows a refusal; a toast by default. */
  readonly onRefused?: (error: Error) => void;
  readonly onSettled?: () => void;
}

/** An act of staff: afterwards whatever the desk shows is fetched again, since an act of one record moves queues and counts. */
export const useDeskAct = <P extends Path>(
  path: P,
  { done, onDone, onRefused, onSettled }: DeskActOptions<P>,
): ReturnType<typeof useAct<P>> =>
  useAct(path, {
    ...(done !== undefined && { done }),
    onDone,
    ...(onRefused && { onRefused }),
    onSettled: () => {
      onSettled?.();
      void deskQueries.invalidateQueries();
    },
  });
