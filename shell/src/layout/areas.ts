import { areaRows } from '../../manifest/areaPages';
import { ownerOf } from '../../manifest/owner';

const { remotes = {} } = globalThis.__portal?.manifest ?? {};

/** The areas of this page, as the gateway lists them. */
export const areas = Object.values(remotes);

/** Titles and descriptions of the areas that this build does not know. */
export const areaPages = areaRows(areas);

/** True for the paths of an area that draws its own frame: no header, no footer, no dialog of members, no session of a member. */
export const isBare = (path: string): boolean => remotes[ownerOf(remotes, path) ?? '']?.frame === 'bare';
