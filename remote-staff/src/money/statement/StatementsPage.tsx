import { query } from '@portal/shared/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { stateInput, useListQuery } from '../../ui/list/listQuery';
import { PageList } from '../../ui/list/PageList';
import { MoneyHead } from '../MoneyHead';
import { statementColumns, statementList, statementPath } from './statementList';

/** The statements of all members by state; one of them is a page of its own. */
export function StatementsPage() {
  const shown = useListQuery(statementList);
  const answer = useQuery({
    ...query('staff/statement/list', {
      ...stateInput(shown),
      invoiced_unpaid: shown.filter.key === 'invoiced',
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <MoneyHead />
      <PageList
        noun="结算单"
        search="结算单号"
        pathOf={statementPath}
        kind={statementList}
        shown={shown}
        answer={answer}
        columns={statementColumns}
        step={({ state }) => (state === 'disputed' ? '答复' : undefined)}
      />
    </>
  );
}
