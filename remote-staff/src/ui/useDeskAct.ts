import type { Data, Path } from '@portal/shared/contract';
import { useAct } from '@portal/shared/parts';
import { deskQueries } from './session/desk';

/** An act of staff: afterwards whatever the desk shows is fetched again, since an act of one record moves queues and counts. */
export const useDeskAct = <P extends Path>(
  path: P,
  {
    done,
    onSettled,
  }: { readonly done: string | ((data: Data<P>) => string); readonly onSettled?: () => void },
): ReturnType<typeof useAct<P>> =>
  useAct(path, {
    done,
    onSettled: () => {
      onSettled?.();
      void deskQueries.invalidateQueries();
    },
  });
