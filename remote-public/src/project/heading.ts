import type { TypeWithChildren } from '@portal/shared/contract';
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

/** False when the address names a type or child that there is not. */
export function isKnown({ typeId, childId }: ProjectFilter, types: readonly TypeWithChildren[]): boolean {
  const named = typeId === undefined ? types : types.filter(({ id }) => id === typeId);
  if (named.length === 0 && typeId !== undefined) return false;
  return (
    childId === undefined || named.some(({ typeChildArr }) => typeChildArr.some(({ id }) => id === childId))
  );
}
