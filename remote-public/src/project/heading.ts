import type { TypeWithChildren } from '@portal/shared/contract';
import type { TrailStep } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { serviceType } from '@portal/shared/rules';
import type { ProjectFilter } from './projectFilter';

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

/** Returns the breadcrumb's steps above a list: all services, and the type above a child or a search. */
export function stepsTo(
  filter: ProjectFilter,
  types: readonly TypeWithChildren[] | undefined,
): readonly TrailStep[] {
  const { typeId, childId, kw } = filter;
  if (typeId === undefined && childId === undefined && !kw) return [];
  const all = { name: '服务项目', to: paths.project() };
  const type = types?.find(({ id }) => id === typeId);
  const below = childId !== undefined || kw;
  if (!type || !below) return [all];
  return [all, { name: type.name, to: paths.project({ typeId: type.id, title: type.name }) }];
}
