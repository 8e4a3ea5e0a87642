import type { Actor } from './orderState';

/** State machine of a requirement (需求、留言) as one table, which the server and the screens read. */
export const requirementStateLabels = {
  submitted: '待联系',
  contacted: '沟通中',
  quoted: '已报价',
  planned: '已转方案',
  closed: '已完成',
  cancelled: '已取消',
} as const;
export type RequirementState = keyof typeof requirementStateLabels;
export const requirementStates = Object.keys(requirementStateLabels) as [
  RequirementState,
  ...RequirementState[],
];

/** Facts that decide whether an act is allowed. */
export interface RequirementFacts {
  readonly state: RequirementState;
  /** False while it is a visitor's. */
  readonly owned: boolean;
}

interface Act {
  readonly label: string;
  readonly from: readonly RequirementState[];
  /** Null for an act after which the requirement stays in its state. */
  readonly to: RequirementState | null;
  readonly by: readonly Actor[];
  /** Additional condition; the act is refused when it is false. */
  readonly when?: (facts: RequirementFacts) => boolean;
}

/**
 * Each act on a requirement. `quote`, `lapse` and `plan` are done only together with its quotation: it was made, it
 * ended without being accepted, and it was accepted, so that its lines are items of the member's plan.
 */
export const requirementActTable = {
  submit: { label: '提交', from: [], to: 'submitted', by: ['member'] },
  claim: {
    label: '认领',
    from: ['submitted', 'contacted'],
    to: null,
    by: ['member'],
    when: ({ owned }) => !owned,
  },
  write: {
    label: '留言',
    from: ['submitted', 'contacted', 'quoted', 'planned'],
    to: null,
    by: ['member', 'staff'],
  },
  contact: { label: '联系客户', from: ['submitted'], to: 'contacted', by: ['staff'] },
  quote: {
    label: '报价',
    from: ['submitted', 'contacted', 'quoted'],
    to: 'quoted',
    by: ['system'],
    when: ({ owned }) => owned,
  },
  lapse: { label: '报价失效', from: ['quoted'], to: 'contacted', by: ['system'] },
  plan: { label: '转入方案', from: ['quoted'], to: 'planned', by: ['system'] },
  close: { label: '完成', from: ['submitted', 'contacted', 'planned'], to: 'closed', by: ['staff'] },
  cancel: {
    label: '取消',
    from: ['submitted', 'contacted', 'quoted'],
    to: 'cancelled',
    by: ['member', 'staff'],
  },
} as const satisfies Record<string, Act>;
export type RequirementAct = keyof typeof requirementActTable;
export const requirementActs = Object.keys(requirementActTable) as [RequirementAct, ...RequirementAct[]];

/** States of a requirement that still waits for its member or for the lab. */
export const openRequirementStates: readonly RequirementState[] = ['submitted', 'contacted', 'quoted'];

/** Returns the acts that `actor` may perform on a requirement. */
export function possibleRequirementActs(facts: RequirementFacts, actor: Actor): RequirementAct[] {
  return requirementActs.filter((name) => {
    const act: Act = requirementActTable[name];
    return act.by.includes(actor) && act.from.includes(facts.state) && (act.when?.(facts) ?? true);
  });
}
