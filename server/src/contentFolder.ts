import { fileURLToPath } from 'node:url';

/** The folder of pictures: `server/content/img`, one level up from the sources as from the bundle. */
export const pictureFolder = fileURLToPath(new URL('../content/img', import.meta.url));
