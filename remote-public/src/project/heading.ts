import type { TypeWithChildren } from '@portal/shared/contract';
import { serviceType } from '@portal/shared/rules';
import type { ProjectFilter } from './filter';

/** Returns the list's heading: the name of child or type once loaded, before that the link's title. */
export function headingOf(filter: ProjectFilter, types: readonly TypeWithChildren[] | undefined): string {
  const type = types?.find(({ id }) => id === filter.typeId);
  const children = type ? type.typeChildArr : (types?.flatMap(({ typeChildArr }) => typeChildArr) ?? []);
  const child = children.find(({ id }) => id === filter.childId);
  const named = child?.name ?? type?.name;
  if (named) return named;
  const filtered = filter.typeId !== undefined || filter.childId !== undefined;
  return (filtered && filter.title) || '全部服务项目';
}

/** Returns false for an unknown type, or a child that its type does not have. */
export function isKnown({ typeId, childId }: ProjectFilter, types: readonly TypeWithChildren[]): boolean {
  if (typeId === undefined) return true;
  const type = types.find(({ id }) => id === typeId);
  // The children of the special areas are known only from the list, whose filters may hide some.
  if (!type || childId === undefined || typeId === serviceType.area) return type !== undefined;
  return type.typeChildArr.some(({ id }) => id === childId);
}
