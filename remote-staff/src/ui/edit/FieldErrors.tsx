import { createContext, useContext } from 'react';

/** Messages of the last refusal by path. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});

/** Returns the message at a field; undefined without one. */
export const useFieldError = (path: string): string | undefined => useContext(FieldErrors)[path];

/** Returns the message at a field or at a part of it; undefined without one. */
export function useErrorBelow(path: string): string | undefined {
  const errors = useContext(FieldErrors);
  return Object.entries(errors).find(([name]) => name === path || name.startsWith(`${path}.`))?.[1];
}
