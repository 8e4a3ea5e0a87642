import type { ComponentType } from 'react';
import type { HomeSectionsProps } from './homeSectionsProps';

type LowerSections = ComponentType<HomeSectionsProps>;

let loaded: LowerSections | undefined;

/** Returns the sections below the first screens; undefined until their code is loaded. */
export const loadedLower = (): LowerSections | undefined => loaded;

/** Remembers the code of these sections, which the page's route loads with that of the page. */
export function keepLower({ LowerSections }: typeof import('./LowerSections')): LowerSections {
  loaded = LowerSections;
  return LowerSections;
}

/** Loads their code when it did not come with the page. */
export const loadLower = async () => loaded ?? keepLower(await import('./LowerSections'));
