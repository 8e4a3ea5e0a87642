import type { Cluster, Data } from '@portal/shared/contract';
import { type Handlers, member, renderRoute } from '@portal/shared/testing';
import { routes } from '../app/routes';

const asset: Data<'auth/web/asset/init'> = {
  cash_fen: 60_000,
  bonus_fen: 500,
  points: 0,
  rebate_fen: 0,
  reserved: { cash_fen: 10_000, bonus_fen: 0 },
  credit: { limit_fen: 0, used_fen: 0, reserved_fen: 0, free_fen: 0 },
};

/** Opens a tab of a group's page with a fake server. */
export const openCluster = (shown: Cluster, tab = '', server: Handlers = {}) =>
  renderRoute({
    routes,
    at: `/member/communityMg/cluster-1${tab && `?tab=${tab}`}`,
    user: member(),
    server: {
      'auth/cluster/detail': () => shown,
      'auth/web/asset/init': () => asset,
      'auth/cluster/budgets': () => ({ year: 2026, used_fen: 0, list: [] }),
      'auth/cluster/budgetWarnings': () => ({ list: [], stops: [] }),
      'auth/cluster/monthsCompared': () => ({
        year: 2026,
        month: 11,
        all: { this_fen: [], last_fen: [] },
        members: [],
        projects: [],
      }),
      ...server,
    },
  });
