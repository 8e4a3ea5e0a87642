import type { TypeWithChildren } from '@portal/shared/contract';
import { serviceType } from '@portal/shared/rules';
import type { ProjectFilter } from './filter';

/** What the list is called: the child's or type's own name once it is known, before that the link's title. */
export function headingOf(filter: ProjectFilter, types: readonly TypeWithChildren[] | undefined): string {
  const type = types?.find(({ id }) => id === filter.typeId);
  const children = type ? type.typeChildArr : (types?.flatMap(({ typeChildArr }) => typeChildArr) ?? []);
  const child = children.find(({ id }) => id === filter.childId);
  const named = child?.name ?? type?.name;
  if (named) return named;
  const filtered = filter.typeId !== undefined || filter.childId !== undefined;
  return (filtered && filter.title) || '全部服务项目';
}

/** False when the address names a type that there is not, or a child that its type does not have. */
export function isKnown({ typeId, childId }: ProjectFilter, types: readonly TypeWithChildren[]): boolean {
  if (typeId === undefined) return true;
  const type = types.find(({ id }) => id === typeId);
  // The children of the areas are known from the list alone, whose other filters may leave some out.
  if (!type || childId === undefined || typeId === serviceType.area) return type !== undefined;
  return type.typeChildArr.some(({ id }) => id === childId);
}
