import type { Data } from '@portal/shared/contract';
import { type EvaluationState, evaluationStateLabels } from '@portal/shared/rules';
import type { ShownAct } from '../ui/ActButtons';
import type { ListKind } from '../ui/list/listQuery';

export type EvaluationRow = Data<'staff/evaluation/list'>['list'][number];

/** The lists of evaluations, each of one state. */
export const evaluationList: ListKind<EvaluationState> = {
  path: '/staff/evaluations',
  filters: [
    { key: 'waiting', label: evaluationStateLabels.waiting, states: ['waiting'] },
    { key: 'released', label: evaluationStateLabels.released, states: ['released'] },
    { key: 'hidden', label: evaluationStateLabels.hidden, states: ['hidden'] },
  ],
};

export type EvaluationAct = 'release' | 'hide' | 'reply';

/** Returns what may be done with an evaluation, the next step first. */
export const evaluationActs = ({
  state,
  reply,
}: Pick<EvaluationRow, 'state' | 'reply'>): readonly ShownAct<EvaluationAct>[] => [
  ...(state === 'released' ? [] : [{ act: 'release', label: '展示' } as const]),
  { act: 'reply', label: reply === null ? '回复' : '修改回复' },
  ...(state === 'hidden' ? [] : [{ act: 'hide', label: '不展示', ends: true } as const]),
];
