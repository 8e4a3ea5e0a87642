import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { clusterMembers } from './cluster.table';

/**
 * Orders whose member shows their data to the managers of a group. A row ends with the membership, whoever ends it: who comes back has
 * shown nothing.
 */
export const clusterData = pgTable(
  'cluster_data',
  {
    cluster_rid: text().notNull(),
    user_rid: text().notNull(),
    /** The order; its table is in a module above this one. */
    order_rid: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cluster_rid, t.order_rid] }),
    index('cluster_data_member').on(t.cluster_rid, t.user_rid),
    index('cluster_data_order').on(t.order_rid),
    foreignKey({
      name: 'cluster_data_membership',
      columns: [t.cluster_rid, t.user_rid],
      foreignColumns: [clusterMembers.cluster_rid, clusterMembers.user_rid],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
);
