import { EvaluationContent, line, written } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { evaluationStateLabels } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { ActButtons } from '../ui/ActButtons';
import { Mark } from '../ui/Mark';
import { desk } from '../ui/session/desk';
import { type EvaluationAct, type EvaluationRow, evaluationActs } from './evaluationList';

interface EvaluationCardProps {
  readonly evaluation: EvaluationRow;
  readonly onAct: (act: EvaluationAct) => void;
}

/** An evaluation as visitors would read it, with what it is about and by whom. */
export const EvaluationCard = observer(function EvaluationCard({ evaluation, onAct }: EvaluationCardProps) {
  const { code, state, member, anonymous, order, item, option_text, reason } = evaluation;
  return (
    <Box component="li" aria-label={code} sx={card}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <b>{item.name}</b>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
          {code}
        </Box>
        <Box sx={{ ml: 'auto' }}>
          <Mark waits={state === 'waiting'}>{evaluationStateLabels[state]}</Mark>
        </Box>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 13, mb: 1, overflowWrap: 'anywhere' }}>
        {member}
        {anonymous && '（匿名展示）'} · 订单{' '}
        {desk.may(['manager']) ? (
          <Box component={Link} to={`/staff/orders/${order.code}`} sx={{ color: 'primary.main' }}>
            {order.code}
          </Box>
        ) : (
          order.code
        )}
        {option_text.length > 0 && ` · ${option_text.join('；')}`}
      </Box>
      <EvaluationContent evaluation={evaluation} />
      {reason !== '' && (
        <Box sx={{ ...written, mt: 1, fontSize: 14, color: 'text.secondary' }}>不展示的原因：{reason}</Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <ActButtons code={code} acts={evaluationActs(evaluation)} onAct={onAct} />
      </Box>
    </Box>
  );
});

const card = { ...line, p: 2, borderRadius: 1, bgcolor: 'background.paper', minWidth: 0 } as const;
