import { makeAutoObservable } from 'mobx';
import { CallError, messageOf } from '../api';

/** A message that has to be confirmed before work goes on (specification, section 8). */
export interface Alert {
  readonly kind: 'failed' | 'succeeded';
  readonly text: string;
}

/** The global alerts, titled 操作失败 or 操作成功; the shell shows them one after the other. */
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

/** What a toast offers to do next, such as 查看方案. */
interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

/**
 * The toaster comes with the first thing to say, not with the first visit. `Toasts` in the shell
 * mounts it once it is there, and it shows what was said before.
 */
const toaster = () => import('sonner');
type Toast = Awaited<ReturnType<typeof toaster>>['toast'];

/** True once something has been said. */
class Toasted {
  said = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  say(how: (toast: Toast) => void): void {
    this.said = true;
    // Without the toaster there is nobody to tell: the alert is the way that is always there.
    void toaster().then(
      ({ toast }) => how(toast),
      () => alerts.push({ kind: 'failed', text: '网络连接失败，请检查网络后重试' }),
    );
  }
}

export const toasted = new Toasted();

/** Says something to the person: toasts that pass by, alerts that wait for 确定. */
export const notify = {
  success: (text: string, action?: ToastAction): void =>
    toasted.say((toast) => (action ? toast.success(text, { action }) : toast.success(text))),
  /** One toast for one text, however often it is said. */
  error: (text: string): void => toasted.say((toast) => toast.error(text, { id: text })),
  warn: (text: string): void => toasted.say((toast) => toast.warning(text, { id: text })),
  /** Why a call failed. A lapsed login passes by, as the login dialog is open by then; all else waits for 确定. */
  failed: (error: unknown): void => {
    if (error instanceof CallError && error.status === 401) notify.error(error.message);
    else alerts.push({ kind: 'failed', text: messageOf(error) });
  },
  alertFailed: (text: string): void => alerts.push({ kind: 'failed', text }),
  alertSucceeded: (text: string): void => alerts.push({ kind: 'succeeded', text }),
};
