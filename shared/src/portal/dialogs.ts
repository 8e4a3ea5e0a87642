import { makeAutoObservable } from 'mobx';
import type { ComponentType } from 'react';

/** The dialogs that `remote-auth` owns and anybody may open. */
export type DialogName = 'login';

export interface DialogOptions {
  /** Pane of the login dialog to begin with. */
  readonly pane?: 'sign-in' | 'register' | 'reset';
  /** Path to go on to after success; the current page when missing. */
  readonly next?: string;
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

/** Which dialog is open; one at a time. */
export class Dialogs {
  current: OpenDialog | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(name: DialogName, options: DialogOptions = {}): void {
    this.current = { name, ...options };
  }

  close(): void {
    this.current = null;
  }
}
