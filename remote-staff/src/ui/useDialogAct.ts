import type { Data, Path } from '@portal/shared/contract';
import { useDeskAct } from './useDeskAct';

interface DialogActOptions<P extends Path> {
  /** The toast after success. */
  readonly done: string | ((data: Data<P>) => string);
  /** Closes the dialog. */
  readonly onDone: (data: Data<P>) => void;
}

/** An act of a dialog, which shows its refusal and keeps what was typed. */
export const useDialogAct = <P extends Path>(
  path: P,
  options: DialogActOptions<P>,
): ReturnType<typeof useDeskAct<P>> => useDeskAct(path, { ...options, onRefused: () => undefined });
