import { query } from '@portal/shared/api';
import { plainList } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DeskHead } from '../ui/DeskHead';
import { ListFrame } from '../ui/list/ListFrame';
import { newestInput, useListQuery, withoutTotal } from '../ui/list/listQuery';
import { useAsked } from '../ui/useAsked';
import { EvaluationCard } from './EvaluationCard';
import { EvaluationDialog } from './EvaluationDialog';
import { type EvaluationAct, type EvaluationRow, evaluationList } from './evaluationList';

/** What members wrote about services, by state: what visitors read is decided here. */
export function EvaluationsPage() {
  const shown = useListQuery(evaluationList);
  const [state = 'waiting'] = shown.filter.states;
  const answer = useQuery({
    ...query('staff/evaluation/list', { state, ...newestInput(shown) }),
    placeholderData: keepPreviousData,
    select: withoutTotal,
  });
  const { asked, ask, close } = useAsked<EvaluationRow, EvaluationAct>(answer);
  return (
    <>
      <DeskHead title="评价" />
      <ListFrame noun="评价" kind={evaluationList} shown={shown} answer={answer}>
        {(rows) => (
          <Box
            component="ul"
            aria-label="评价"
            sx={{ ...plainList, display: 'grid', gap: 1.5, maxWidth: 920 }}
          >
            {rows.map((row) => (
              <EvaluationCard key={row.code} evaluation={row} onAct={(act) => ask(act, row)} />
            ))}
          </Box>
        )}
      </ListFrame>
      {asked && <EvaluationDialog asked={asked} onClose={close} />}
    </>
  );
}
