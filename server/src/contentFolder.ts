import { fileURLToPath } from 'node:url';

/** The folder of pictures: `server/content/img`, the same relative path from the sources and from the bundle. */
export const pictureFolder = fileURLToPath(new URL('../content/img', import.meta.url));
