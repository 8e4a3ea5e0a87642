import type { PageRow } from '@portal/shared/meta';
import type { BootRemote } from './manifest';

/**
 * Returns the rows for `staticMeta` of the areas whose entries have a title. Gateway and browser derive the pages' titles and
 * descriptions from them.
 */
export function areaRows(
  areas: readonly Pick<BootRemote, 'title' | 'description' | 'mount' | 'login' | 'frame'>[],
) {
  return areas.flatMap(({ title, description = '', mount, login, frame }) =>
    title === undefined
      ? []
      : mount.map((place): PageRow => [place, title, description, login || frame === 'bare']),
  );
}
