import type { Data } from '@portal/shared/contract';
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { typeChildren } from '../type/type.table';
import { type DeviceSearch, filtered } from './device.repo';
import { devices } from './device.table';

type Facets = Data<'open/web/device/search'>['facets'];

/** Returns for each choice of a filter the number of results under the other filters. */
export async function findFacets(tx: Tx, search: DeviceSearch): Promise<Facets> {
  return { children: await countChildren(tx, search), sample_states: await countStates(tx, search) };
}

async function countChildren(tx: Tx, search: DeviceSearch): Promise<Facets['children']> {
  return tx
    .select({ id: devices.child_id, name: typeChildren.name, count: count() })
    .from(devices)
    .innerJoin(typeChildren, eq(typeChildren.id, devices.child_id))
    .where(filtered({ ...search, childId: undefined }))
    .groupBy(devices.child_id, typeChildren.name)
    .orderBy(asc(devices.child_id));
}

async function countStates(tx: Tx, search: DeviceSearch): Promise<Facets['sample_states']> {
  const value = sql<string>`state.value`;
  return tx
    .select({ value, count: count() })
    .from(devices)
    .crossJoin(sql`jsonb_array_elements_text(${devices.sample_states}) AS state(value)`)
    .where(filtered({ ...search, sample_state: undefined }))
    .groupBy(value)
    .orderBy(desc(count()), asc(value));
}
