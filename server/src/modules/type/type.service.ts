import type { TypeWithChildren } from '@portal/shared/contract';
import { serviceType } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { presentType } from './type.present';
import { findTypes } from './type.repo';

/** Returns the types of the navigation: all but the special areas, which are displayed separately. */
export async function readTypes(tx: Tx): Promise<TypeWithChildren[]> {
  const groups = await findTypes(tx);
  return groups.filter(({ type }) => type.id !== serviceType.area).map(presentType);
}
