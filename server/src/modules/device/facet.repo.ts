import type { Data } from '@portal/shared/contract';
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import type { Match } from '../keyword/keyword.repo';
import { typeChildren, types } from '../type/type.table';
import { type DeviceFilter, filtered } from './device.repo';
import { devices } from './device.table';

type Facets = Data<'open/web/device/search'>['facets'];
type Types = Data<'open/web/search'>['services']['types'];

/** Returns for each choice of a filter the number of results under the other filters. */
export async function findFacets(tx: Tx, filter: DeviceFilter, match: Match): Promise<Facets> {
  return {
    children: await countChildren(tx, filter, match),
    sample_states: await countStates(tx, filter, match),
  };
}

/** Returns the number of results of each type under the other filters, without the filter of children. */
export async function countTypes(tx: Tx, filter: DeviceFilter, match: Match): Promise<Types> {
  return tx
    .select({ id: devices.type_id, name: types.name, count: count() })
    .from(devices)
    .innerJoin(types, eq(types.id, devices.type_id))
    .where(filtered({ ...filter, typeId: undefined, childId: undefined }, match))
    .groupBy(devices.type_id, types.name)
    .orderBy(asc(devices.type_id));
}

async function countChildren(tx: Tx, filter: DeviceFilter, match: Match): Promise<Facets['children']> {
  return tx
    .select({ id: devices.child_id, name: typeChildren.name, count: count() })
    .from(devices)
    .innerJoin(typeChildren, eq(typeChildren.id, devices.child_id))
    .where(filtered({ ...filter, childId: undefined }, match))
    .groupBy(devices.child_id, typeChildren.name)
    .orderBy(asc(devices.child_id));
}

async function countStates(tx: Tx, filter: DeviceFilter, match: Match): Promise<Facets['sample_states']> {
  const value = sql<string>`state.value`;
  return tx
    .select({ value, count: count() })
    .from(devices)
    .crossJoin(sql`jsonb_array_elements_text(${devices.sample_states}) AS state(value)`)
    .where(filtered({ ...filter, sample_states: undefined }, match))
    .groupBy(value)
    .orderBy(desc(count()), asc(value));
}
