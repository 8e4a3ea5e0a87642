import { isAbsolute, join } from 'node:path';
import { root } from '../base.mjs';
import { folderTarget } from './folderTarget.mjs';

/** Where the local portal finds an area's releases. */
const localFolder = '{area}/dist';

/**
 * Opens the place of an area's releases.
 * @param {string} area such as remote-member
 * @param {string} [address] a folder, with {area} for the area; default: its `dist`
 */
export async function openTarget(area, address = localFolder) {
  const place = address.replaceAll('{area}', area);
  const target = folderTarget(isAbsolute(place) ? place : join(root, place));
  return { ...target, isLocal: address === localFolder };
}
