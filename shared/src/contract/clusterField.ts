import { z } from 'zod';
import { clusterActs, clusterRoles, clusterStates, formatMessage } from '../rules';
import { components } from './component';
import { fen, rid } from './field';

/** Fields and schemas that the calls of groups share. */

export const role = z.enum(clusterRoles, formatMessage('角色')).register(components, { id: 'ClusterRole' });
export const act = z.enum(clusterActs).register(components, { id: 'ClusterAct' });
export const state = z
  .enum(clusterStates, formatMessage('状态'))
  .register(components, { id: 'ClusterState' });

/** What a member may spend of a group's money in a month. */
export const allowance = z
  .object({
    /** Null without a limit. */
    limit_fen: fen.nullable(),
    /** What this month's payments use, those that wait for a manager included. */
    used_fen: fen,
  })
  .register(components, { id: 'ClusterAllowance' });

/** What can be spent of a group's accounts: what payments have reserved is deducted. */
export const available = z
  .object({ cash_fen: fen, bonus_fen: fen })
  .register(components, { id: 'ClusterAvailable' });

export const key = z.strictObject({ rid: rid('cluster') });
export const ofMember = key.extend({ user_rid: rid('member') });

export const example = { rid: 'k3v9x0q2' };
export const memberExample = { ...example, user_rid: 'm7s2d9f1' };
