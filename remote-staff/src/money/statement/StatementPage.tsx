import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { useParams } from '@portal/shared/portal';
import { statementStateLabels } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Mark } from '../../ui/Mark';
import { usePageActs } from '../../ui/pageActs';
import { RecordPage } from '../../ui/RecordPage';
import { desk } from '../../ui/session/desk';
import { AnswerDialog } from './AnswerDialog';
import { RefundDialog } from './RefundDialog';
import { StatementFacts } from './StatementFacts';
import { statementList } from './statementList';

/** One statement with its lines, payments and history, and what finance may do with it. */
export function StatementPage() {
  const { code = '' } = useParams();
  const statement = useQuery(query('staff/statement/detail', { code }));
  return (
    <RecordPage
      list={statementList}
      listName="结算单"
      code={code}
      record={statement}
      beside={({ state }) => <Mark waits={state === 'disputed'}>{statementStateLabels[state]}</Mark>}
    >
      {(shown) => (
        <>
          <StatementActs statement={shown} />
          <StatementFacts statement={shown} />
        </>
      )}
    </RecordPage>
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
