import { query } from '@portal/shared/api';
import { limits } from '@portal/shared/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListFrame } from '../ui/list/ListFrame';
import { useListQuery } from '../ui/list/listQuery';
import { askAgain } from '../ui/useCounts';
import { DueSamples } from './DueSamples';
import { SamplesHead } from './SamplesHead';
import { dueList } from './sampleList';

/** The samples that are to be sent back or destroyed today or before: chosen, listed on paper, and settled. */
export function DuePage() {
  const shown = useListQuery(dueList);
  const [state = 'returning'] = shown.filter.states;
  const answer = useQuery({
    ...query('staff/sample/due', {
      state,
      size: limits.pageSizeMax,
      ...(shown.after !== undefined && { after: shown.after }),
    }),
    placeholderData: keepPreviousData,
    refetchInterval: askAgain,
  });
  return (
    <>
      <SamplesHead />
      <ListFrame noun="到期样品" kind={dueList} shown={shown} answer={answer}>
        {(rows) => <DueSamples key={state} rows={rows} state={state} />}
      </ListFrame>
    </>
  );
}
