import { createContext, useContext } from 'react';
import type { Session } from '../session';
import type { Dialogs } from './dialogs';

/** Functions of the shell that areas use. */
export interface Portal {
  readonly session: Session;
  readonly dialogs: Dialogs;
  /** Preloads code and data of a path, on hover or when idle. Ignores errors. */
  prefetch(path: string): void;
  /** Nonce of this page for a foreign component that writes a `<style>` itself; the page's policy refuses others. */
  readonly nonce?: string | undefined;
}

const PortalContext = createContext<Portal | null>(null);

export const PortalProvider = PortalContext.Provider;

/** Returns the shell's functions. Throws outside the shell (tests render inside `renderRoute`). */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal: no portal around this component');
  return portal;
}

/** Returns the session. Components that read it must be wrapped in `observer`. */
export function useSession(): Session {
  return usePortal().session;
}
