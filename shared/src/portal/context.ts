import { createContext, useContext } from 'react';
import type { Session } from '../session';
import type { Dialogs } from './dialogs';

/** What the shell offers the areas. */
export interface Portal {
  readonly session: Session;
  readonly dialogs: Dialogs;
  /** Loads the code and data of a path ahead, on hover or when idle. Silent. */
  prefetch(path: string): void;
}

const PortalContext = createContext<Portal | null>(null);

export const PortalProvider = PortalContext.Provider;

/** The shell's offer. Throws outside the shell (tests render inside `renderRoute`). */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal: no portal around this component');
  return portal;
}

/** The session; components that read it are wrapped in `observer`. */
export function useSession(): Session {
  return usePortal().session;
}
