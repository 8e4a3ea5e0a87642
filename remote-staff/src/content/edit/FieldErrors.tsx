import { createContext, useContext } from 'react';

/** Messages of the last refusal by path. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});

/** Returns the message at a field; undefined without one. */
export const useFieldError = (path: string): string | undefined => useContext(FieldErrors)[path];
