import { createContext, useContext } from 'react';
import { shownValue } from './shownValue';

/** Returns a field's value as text. */
export type ShowFieldText = (name: string, value: unknown) => string;

/** How the values of a record are shown beside each other. */
export const ShowField = createContext<ShowFieldText>((_name, value) => shownValue(value));

export const useShowField = (): ShowFieldText => useContext(ShowField);
