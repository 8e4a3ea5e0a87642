import { useEffect } from 'react';
import { keepFocus } from './keepFocus';

/** Keeps the focus in every page from falling to `body`. */
export function KeptFocus() {
  useEffect(keepFocus, []);
  return null;
}
