import { reasons } from '@portal/shared/contract';
import { comparable, limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { listClustersOf } from './cluster.repo';

interface Named {
  readonly name: string;
  readonly owner_rid: string;
  /** The group that gets the name; undefined for a new one. */
  readonly rid?: string;
}

/** Refuses with invalid_input a name that another group of the same owner has: in lists nobody could tell them apart. */
export async function requireOwnName(tx: Tx, { name, owner_rid, rid }: Named): Promise<void> {
  const { rows } = await listClustersOf(tx, owner_rid, { roles: ['owner'], page: 1, size: limits.clusters });
  const same = rows.find((one) => one.rid !== rid && comparable(one.name) === comparable(name));
  if (same) throw refuse('invalid_input', { fields: { name: reasons.clusterName(same.name) } });
}
