import { makeAutoObservable } from 'mobx';
import type { ComponentType } from 'react';

/** The dialogs that `remote-auth` owns and anybody may open. */
export type DialogName = 'login' | 'certification' | 'sampling';

export interface DialogOptions {
  /** Pane of the login dialog to begin with; `log` is the simple one, for an account that is remembered. */
  readonly pane?: 'sign-in' | 'log' | 'register' | 'reset';
  /** Path to go on to after success; the current page when missing. */
  readonly next?: string;
  /** Dialog to go on to after the login. */
  readonly onward?: 'sampling';
  /** Code that the registration starts with. */
  readonly invitationCode?: string;
}

export interface OpenDialog extends DialogOptions {
  readonly name: DialogName;
}

export interface DialogProps extends DialogOptions {
  /** Takes the dialog away. */
  readonly onClose: () => void;
}

/** What a remote with dialogs exposes as `./dialogs`. */
export interface DialogModule {
  readonly dialogs: Readonly<Record<DialogName, () => Promise<ComponentType<DialogProps>>>>;
}

/** Which dialogs are open: one, and the login over it when it lapsed in the middle of its work. */
export class Dialogs {
  stack: OpenDialog[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The one in front. */
  get current(): OpenDialog | null {
    return this.stack.at(-1) ?? null;
  }

  isOpen(name: DialogName): boolean {
    return this.stack.some((dialog) => dialog.name === name);
  }

  /** Opens a dialog in the place of the one in front. */
  open(name: DialogName, options: DialogOptions = {}): void {
    this.stack = [...this.stack.slice(0, -1), { name, ...options }];
  }

  /** Opens a dialog over whatever is open: that keeps what was typed into it. */
  openOver(name: DialogName, options: DialogOptions = {}): void {
    this.stack = [...this.stack, { name, ...options }];
  }

  /** Closes the one in front. */
  close(): void {
    this.stack = this.stack.slice(0, -1);
  }
}
