import type { Data, TypeWithChildren } from '@portal/shared/contract';
import { serviceType } from '@portal/shared/rules';

/**
 * Adds 专区服务, which the navigation's types leave out, to the types. Its children come from the list's facets while
 * it is selected; `found` is undefined until that list is loaded.
 */
export function withArea(
  types: readonly TypeWithChildren[],
  typeId: number | undefined,
  found: Data<'open/web/device/search'> | undefined,
): readonly TypeWithChildren[] {
  if (types.some(({ id }) => id === serviceType.area)) return types;
  const children = typeId === serviceType.area ? (found?.facets.children ?? []) : [];
  const typeChildArr = children.map(({ id, name }) => ({ id, name }));
  return [...types, { id: serviceType.area, name: '专区服务', img: '', typeChildArr }];
}
