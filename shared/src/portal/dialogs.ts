import { makeAutoObservable } from 'mobx';
import type { ComponentType } from 'react';
import type { Sampling } from '../contract';

/** Dialogs of `remote-auth`, which every area may open. */
export type DialogName = 'login' | 'consent' | 'certification' | 'sampling';

export interface DialogOptions {
  /** First pane of the login dialog; `log` is the simple login for a remembered account. */
  readonly pane?: 'sign-in' | 'log' | 'register' | 'reset';
  /** Path to navigate to after success; default: the current page. */
  readonly next?: string;
  /** Dialog to go on to after the login. */
  readonly nextDialog?: 'sampling';
  /** The booking that the sampling dialog moves to another slot; without it, the dialog books. */
  readonly visit?: Sampling;
  /** Day (YYYY-MM-DD) of the work at the instrument that samples are picked up for; the visit has to be before it. */
  readonly sceneDate?: string;
  /** Invitation code with which the registration starts. */
  readonly invitationCode?: string;
}

export interface OpenDialog extends DialogOptions {
  readonly name: DialogName;
}

export interface DialogProps extends DialogOptions {
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** Type of a remote's module `./dialogs`. */
export interface DialogModule {
  readonly dialogs: Readonly<Record<DialogName, () => Promise<ComponentType<DialogProps>>>>;
}

/** The open dialogs: one, and the login above it when the session expired while the dialog was open. */
export class Dialogs {
  stack: OpenDialog[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The topmost dialog. */
  get current(): OpenDialog | null {
    return this.stack.at(-1) ?? null;
  }

  isOpen(name: DialogName): boolean {
    return this.stack.some((dialog) => dialog.name === name);
  }

  /** Opens a dialog and replaces the topmost one. */
  open(name: DialogName, options: DialogOptions = {}): void {
    this.stack = [...this.stack.slice(0, -1), { name, ...options }];
  }

  /** Opens a dialog above the open one, which keeps its content. */
  openOver(name: DialogName, options: DialogOptions = {}): void {
    this.stack = [...this.stack, { name, ...options }];
  }

  /** Closes the topmost dialog. */
  close(): void {
    this.stack = this.stack.slice(0, -1);
  }
}
