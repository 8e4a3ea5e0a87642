import type { TypeWithChildren } from '@portal/shared/contract';
import type { TypeGroup } from './type.repo';

/** Returns a type with its children for the navigation. */
export function presentType({ type, children }: TypeGroup): TypeWithChildren {
  return {
    id: type.id,
    name: type.name,
    img: type.img,
    ...(type.discount_label === null ? {} : { discount_info: { discount_label: type.discount_label } }),
    typeChildArr: children.map(({ id, name }) => ({ id, name })),
  };
}
