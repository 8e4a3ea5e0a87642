/**
 * Reads the workspaces, and the remotes among them, from the folders. A remote consists of its folder (`remote-…`
 * with a `webpack.config.mjs`) and one entry in `remotes.config.json`; no other file lists remotes by hand.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const foldersWith = (file) =>
  readdirSync(root)
    .filter((folder) => existsSync(join(root, folder, file)))
    .sort();

/** Folders of the workspaces. */
export const workspaces = foldersWith('package.json');

/** Folders of the remotes. */
export const remotes = foldersWith('webpack.config.mjs').filter((folder) => folder.startsWith('remote-'));

/** Returns the folder of a remote by the name of its container: remote-member for remote_member. */
export const folderOf = (name) => name.replaceAll('_', '-');

/** Reads the entries of `remotes.config.json`. */
export const readEntries = () => JSON.parse(readFileSync(join(root, 'remotes.config.json'), 'utf8'));
