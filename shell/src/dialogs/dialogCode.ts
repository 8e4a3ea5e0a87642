import type { DialogModule, DialogName, DialogProps } from '@portal/shared/portal';
import { type ComponentType, createContext } from 'react';
import { loadFailure } from '../remotes/failure';
import { inAttempt, type Remotes } from '../remotes/remotes';

/** Remote that contains the dialogs. */
const remote = 'remote_auth';

function isDialogModule(module: unknown): module is DialogModule {
  const dialogs: unknown = typeof module === 'object' && module !== null && Reflect.get(module, 'dialogs');
  return typeof dialogs === 'object' && dialogs !== null;
}

function dialogsOf(module: unknown): DialogModule['dialogs'] {
  if (!isDialogModule(module)) throw new TypeError('The module exposes no dialogs');
  return module.dialogs;
}

/** Loads the dialogs' code when the first one is opened. */
export class DialogCode {
  readonly #ready = new Map<DialogName, ComponentType<DialogProps>>();
  #attempt = 0;

  constructor(readonly remotes: Remotes) {}

  /** Returns the dialog if its code is loaded. */
  get(name: DialogName): ComponentType<DialogProps> | undefined {
    return this.#ready.get(name);
  }

  /** Loads the dialog. Rejects with a RemoteFailure, after which it may be called again. */
  async load(name: DialogName): Promise<ComponentType<DialogProps>> {
    const known = this.#ready.get(name);
    if (known) return known;
    const dialogs = await this.remotes.load(remote, dialogsOf);
    try {
      const dialog = await inAttempt(this.#attempt++, this.remotes.scriptTimeout, dialogs[name], remote);
      this.#ready.set(name, dialog);
      return dialog;
    } catch (cause) {
      throw await loadFailure(remote, cause);
    }
  }
}

export const DialogCodeContext = createContext<DialogCode | null>(null);
