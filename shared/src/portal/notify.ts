import { makeAutoObservable, observable } from 'mobx';
import { CallError, messageOf } from '../api';
import type { ErrorId } from '../contract';

/** A message that the user must confirm (specification, section 8). */
export interface Alert {
  readonly kind: 'failed' | 'succeeded';
  readonly text: string;
  /** Pages where the cause can be removed. */
  readonly links?: readonly { readonly label: string; readonly to: string }[] | undefined;
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

interface ToastContent {
  readonly kind: 'success' | 'error' | 'warning';
  readonly text: string;
  readonly action?: ToastAction | undefined;
  /** True for a toast that stays when its form or page is left: it reports a finished act. */
  readonly lasting?: boolean;
}

export interface Toast extends ToastContent {
  readonly id: number;
}

/** The toasts. The shell shows the first one, and the next when its time is over. */
class ToastQueue {
  readonly queue = observable.array<Toast>([], { deep: false });
  #last = 0;

  constructor() {
    makeAutoObservable(this, { queue: false }, { autoBind: true });
  }

  /** Adds a toast, in the place of those of the attempt before and of one with the same text. */
  show(content: ToastContent): void {
    this.#last += 1;
    const others = this.queue.filter(({ lasting, text }) => lasting && text !== content.text);
    this.queue.replace([...others, { ...content, id: this.#last }]);
  }

  /** Removes a toast that was read. */
  end(id: number): void {
    this.queue.replace(this.queue.filter((toast) => toast.id !== id));
  }

  /** Removes the toasts that are not lasting. */
  clear(): void {
    if (this.queue.length > 0) this.queue.replace(this.queue.filter(({ lasting }) => lasting));
  }

  /** Shows them as alerts, which are always available, because the code of toasts can't be loaded. */
  alert(): void {
    for (const { kind, text } of this.queue)
      alerts.push({ kind: kind === 'success' ? 'succeeded' : 'failed', text });
    this.queue.clear();
  }
}

export const toasts = new ToastQueue();

const prepay = { label: '去预存', to: '/member/prestore' };

/** Where a member gets the money that a refused act lacks, by the id of the refusal. */
const remedies = new Map<string, Alert['links']>([
  ['credit_short', [prepay, { label: '申请额度', to: '/member/prestore#credit' }]],
  ['credit_overdue', [{ label: '去付款', to: '/member/unpaid' }, prepay]],
  ['prepayment_short', [prepay]],
  ['balance_short', [prepay]],
] satisfies [ErrorId, Alert['links']][]);

/** Shows messages: toasts that disappear, and alerts that the user confirms with 确定. */
export const notify = {
  /** Reports a finished act. The toast stays when the page changes. */
  success: (text: string, action?: ToastAction): void =>
    toasts.show({ kind: 'success', text, action, lasting: true }),
  /** Reports a step of the current form or page. The toast is removed when that is left. */
  step: (text: string): void => toasts.show({ kind: 'success', text }),
  error: (text: string): void => toasts.show({ kind: 'error', text }),
  warn: (text: string): void => toasts.show({ kind: 'warning', text }),
  /** Removes a toast that belongs to the form or page that is left, or to the attempt before the next one. */
  clear: (): void => toasts.clear(),
  /**
   * Shows why a call failed. An expired login is ignored, because the login dialog opens; other errors become alerts.
   */
  failed: (error: unknown): void => {
    if (error instanceof CallError && error.status === 401) notify.error(error.message);
    else
      alerts.push({
        kind: 'failed',
        text: messageOf(error),
        links: error instanceof CallError ? remedies.get(error.id) : undefined,
      });
  },
  alertFailed: (text: string): void => alerts.push({ kind: 'failed', text }),
  alertSucceeded: (text: string): void => alerts.push({ kind: 'succeeded', text }),
};
