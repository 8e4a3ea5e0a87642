import type { Evaluation } from '@portal/shared/contract';
import { Alert, Chip } from '@portal/shared/extras';
import { EvaluationContent, written } from '@portal/shared/parts';
import { evaluationStateLabels } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';

const colours = { waiting: 'warning', released: 'success', hidden: 'default' } as const;

/** Whether visitors read an evaluation, and whether without the name. */
export function EvaluationState({ evaluation: { state, anonymous } }: { readonly evaluation: Evaluation }) {
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {anonymous && <Chip size="small" variant="outlined" label="匿名" />}
      <Chip size="small" variant="outlined" color={colours[state]} label={evaluationStateLabels[state]} />
    </Box>
  );
}

/** What the member wrote, with what becomes of it while visitors do not read it. */
export function OwnEvaluation({ evaluation }: { readonly evaluation: Evaluation }) {
  const { state, reason } = evaluation;
  return (
    <>
      {state !== 'released' && (
        <Alert
          severity={state === 'waiting' ? 'info' : 'warning'}
          variant="outlined"
          role="note"
          sx={{ mb: 1.5, ...written }}
        >
          {state === 'waiting' ? '审核通过后在服务项目页展示。' : `未展示的原因：${reason}`}
        </Alert>
      )}
      <EvaluationContent evaluation={evaluation} />
    </>
  );
}
