import { createContext, useContext } from 'react';

const HydratedContext = createContext(true);

export const HydratedProvider = HydratedContext.Provider;

/**
 * Returns false while the server draws the page and while the browser takes over its HTML, else true. What differs between
 * the two (the member, the window's width) is rendered only when it is true.
 */
export const useHydrated = (): boolean => useContext(HydratedContext);
