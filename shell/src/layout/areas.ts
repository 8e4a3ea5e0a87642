import { areaRows } from '../../manifest/areaPages';

/** The areas of this page, as the gateway lists them. */
export const areas = Object.values(globalThis.__portal?.manifest.remotes ?? {});

/** Titles and descriptions of the areas that this build does not know. */
export const areaPages = areaRows(areas);
