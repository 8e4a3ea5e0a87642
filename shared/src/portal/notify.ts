import { makeAutoObservable } from 'mobx';
import { CallError, messageOf } from '../api';

/** A message that the user must confirm (specification, section 8). */
export interface Alert {
  readonly kind: 'failed' | 'succeeded';
  readonly text: string;
}

/** The queue of alerts, titled 操作失败 or 操作成功. The shell shows them one after the other. */
class Alerts {
  queue: Alert[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  push(alert: Alert): void {
    this.queue.push(alert);
  }

  confirm(): void {
    this.queue.shift();
  }
}

export const alerts = new Alerts();

/** Button of a toast, such as 查看方案. */
interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

/**
 * Loads the toaster with the first toast, so that a first visit does not need it. `Toasts` in the shell mounts it
 * when it is loaded, and it shows earlier toasts.
 */
const toaster = () => import('sonner');
type Toast = Awaited<ReturnType<typeof toaster>>['toast'];

/** True after the first toast. */
class Toasted {
  said = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  say(how: (toast: Toast) => void): void {
    this.said = true;
    // If the toaster cannot be loaded, the message becomes an alert, which is always available.
    void toaster().then(
      ({ toast }) => how(toast),
      () => alerts.push({ kind: 'failed', text: '网络连接失败，请检查网络后重试' }),
    );
  }
}

export const toasted = new Toasted();

/** Shows messages: toasts that disappear, and alerts that the user confirms with 确定. */
export const notify = {
  success: (text: string, action?: ToastAction): void =>
    toasted.say((toast) => (action ? toast.success(text, { action }) : toast.success(text))),
  /** The id avoids duplicate toasts with the same text. */
  error: (text: string): void => toasted.say((toast) => toast.error(text, { id: text })),
  warn: (text: string): void => toasted.say((toast) => toast.warning(text, { id: text })),
  /**
   * Shows why a call failed. An expired login is ignored, because the login dialog opens; other errors become alerts.
   */
  failed: (error: unknown): void => {
    if (error instanceof CallError && error.status === 401) notify.error(error.message);
    else alerts.push({ kind: 'failed', text: messageOf(error) });
  },
  alertFailed: (text: string): void => alerts.push({ kind: 'failed', text }),
  alertSucceeded: (text: string): void => alerts.push({ kind: 'succeeded', text }),
};
