import { memberPlace, paths } from '@portal/shared/portal';
import { isCurrent, labelOf, mainNavigation } from '../layout/navigation';

/** Returns the name of a page of the portal's own areas, or of the part that it belongs to; undefined for a page without one. */
export function placeName(path: string): string | undefined {
  if (path === paths.experiment || path.startsWith(`${paths.experiment}/`))
    return labelOf(path) ?? '实验方案';
  return (
    labelOf(path) ??
    memberPlace(path)?.page.label ??
    mainNavigation.find((entry) => isCurrent(entry, path))?.label
  );
}
