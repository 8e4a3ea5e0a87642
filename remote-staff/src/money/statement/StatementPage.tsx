import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { useParams, useTitle } from '@portal/shared/portal';
import { statementStateLabels } from '@portal/shared/rules';
import { Box, Button, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BackLink } from '../../ui/BackLink';
import { Mark } from '../../ui/Mark';
import { usePageActs } from '../../ui/pageActs';
import { desk } from '../../ui/session/desk';
import { AnswerDialog } from './AnswerDialog';
import { RefundDialog } from './RefundDialog';
import { StatementFacts } from './StatementFacts';
import { statementList } from './statementList';

/** One statement with its lines, payments and history, and what finance may do with it. */
export function StatementPage() {
  const { code = '' } = useParams();
  useTitle(code);
  const statement = useQuery(query('staff/statement/detail', { code }));
  return (
    <>
      <BackLink to={statementList.path}>结算单</BackLink>
      <QueryView query={statement} loading={<Skeleton variant="rounded" height={420} />}>
        {(shown) => (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
              <Typography variant="h1" sx={{ fontSize: '1.375rem' }}>
                {shown.code}
              </Typography>
              <Mark waits={shown.state === 'disputed'}>{statementStateLabels[shown.state]}</Mark>
            </Box>
            <StatementActs statement={shown} />
            <StatementFacts statement={shown} />
          </>
        )}
      </QueryView>
    </>
  );
}

const labels = { answer: '答复异议', refund: '退款' } as const;
type Act = keyof typeof labels;

interface StatementActsProps {
  readonly statement: Data<'staff/statement/detail'>;
}

const StatementActs = observer(function StatementActs({ statement }: StatementActsProps) {
  const [asked, setAsked] = useState<Act>();
  const mayAct = desk.may(['finance']);
  const acts = (['answer', 'refund'] as const).filter((act) => mayAct && statement.can.includes(act));
  usePageActs(
    acts.map((act, index) => ({ label: labels[act], key: String(index + 1), run: () => setAsked(act) })),
  );
  const close = () => setAsked(undefined);
  return (
    <>
      {acts.length > 0 && (
        <Box sx={{ display: 'flex', gap: 1, mb: 2 }}>
          {acts.map((act, index) => (
            <Button
              key={act}
              variant={act === 'answer' ? 'contained' : 'outlined'}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => setAsked(act)}
            >
              {index + 1} {labels[act]}
            </Button>
          ))}
        </Box>
      )}
      {/* In their place whatever acts are left: what was typed is kept when a colleague acts meanwhile. */}
      {asked === 'answer' && <AnswerDialog statement={statement} onClose={close} />}
      {asked === 'refund' && <RefundDialog statement={statement} onClose={close} />}
    </>
  );
});
