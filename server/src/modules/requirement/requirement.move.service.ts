import { reasons } from '@portal/shared/contract';
import {
  type Actor,
  possibleRequirementActs,
  type RequirementAct,
  type RequirementState,
  requirementActTable,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { insertMessage, type MessageRow } from './requirement.message.repo';
import { type RequirementRow, updateRequirement } from './requirement.repo';
import { factsOf } from './requirement.rules';

/** One act on a requirement: who does it, what is said and when. */
export interface RequirementStep {
  readonly act: RequirementAct;
  readonly by: Actor;
  /** Key of the person; null for the system. */
  readonly by_rid: string | null;
  readonly text: string;
  readonly at: Date;
  /** Files of a message, which are claimed. */
  readonly file_rids?: readonly string[];
  /** The member who claims a visitor's requirement. */
  readonly user_rid?: string;
}

/** The requirement after an act, and the entry of its history. */
export interface MovedRequirement {
  readonly requirement: RequirementRow;
  readonly message: MessageRow;
}

/** Refuses with requirement_act_refused when the state of the requirement does not allow the act. */
export function requireAct(row: RequirementRow, act: RequirementAct, by: Actor): void {
  if (possibleRequirementActs(factsOf(row), by).includes(act)) return;
  throw refuse('requirement_act_refused', { msg: reasons.requirementState(factsOf(row), act) });
}

/**
 * Performs an act on a requirement and writes its history; no other code changes its state. Refuses with
 * requirement_act_refused when the act is not allowed, also when somebody else changed the state concurrently. The
 * first message of staff marks the requirement as contacted. An act of staff makes it unread, one of the member read.
 */
export async function moveRequirement(
  tx: Tx,
  row: RequirementRow,
  step: RequirementStep,
): Promise<MovedRequirement> {
  const { act, by, by_rid, text, at, file_rids, user_rid } = step;
  requireAct(row, act, by);
  const change = {
    state: stateAfter(row, step),
    changed: at,
    ...(by !== 'system' && { unread: by === 'staff' }),
    ...(user_rid !== undefined && { user_rid }),
  };
  const requirement = await updateRequirement(tx, row, change);
  if (!requirement) throw refuse('requirement_act_refused', { msg: reasons.requirementMoved });
  const message = { rid: newRid(), requirement_code: row.code, act, by, by_rid, text, at };
  await insertMessage(tx, message, file_rids);
  return { requirement, message };
}

function stateAfter({ state }: RequirementRow, { act, by }: RequirementStep): RequirementState {
  if (act === 'write' && by === 'staff' && state === 'submitted') return 'contacted';
  return requirementActTable[act].to ?? state;
}
