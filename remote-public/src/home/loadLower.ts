import type { ComponentType } from 'react';
import type { HomeSectionsProps } from './HomeSections';

type LowerSections = ComponentType<HomeSectionsProps>;

let loaded: LowerSections | undefined;

/** Returns the sections below the first screens; undefined until their code is loaded. */
export const loadedLower = (): LowerSections | undefined => loaded;

/** Loads the code of the sections below the first screens once. */
export async function loadLower(): Promise<LowerSections> {
  loaded ??= (await import('./LowerSections')).LowerSections;
  return loaded;
}
