import type { TypeWithChildren } from '@portal/shared/contract';
import { serviceType } from '@portal/shared/rules';
import type { TypeGroup } from './type.repo';

/** The types of the navigation: all but the special areas, which have a place of their own. */
export function presentTypes(groups: readonly TypeGroup[]): TypeWithChildren[] {
  return groups.filter(({ type }) => type.id !== serviceType.area).map(presentType);
}

function presentType({ type, children }: TypeGroup): TypeWithChildren {
  return {
    id: type.id,
    name: type.name,
    img: type.img,
    ...(type.discount_label === null ? {} : { discount_info: { discount_label: type.discount_label } }),
    typeChildArr: children.map(({ id, name }) => ({ id, name })),
  };
}
