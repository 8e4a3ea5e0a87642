import { query } from '@portal/shared/api';
import { useNavigate } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DeskList } from '../../ui/list/DeskList';
import { useListQuery } from '../../ui/list/listQuery';
import { MoneyHead } from '../MoneyHead';
import { statementColumns, statementList, statementPath } from './statementList';

/** The statements of all members by state; one of them is a page of its own. */
export function StatementsPage() {
  const shown = useListQuery(statementList);
  const navigate = useNavigate();
  const { filter, after } = shown;
  const answer = useQuery({
    ...query('staff/statement/list', {
      states: [...filter.states],
      invoiced_unpaid: filter.key === 'invoiced',
      size: 50,
      ...(after !== undefined && { after }),
    }),
    placeholderData: keepPreviousData,
  });
  const open = (code: string) => void navigate(statementPath(code));
  return (
    <>
      <MoneyHead />
      <DeskList
        noun="结算单"
        search="结算单号"
        searchTo={statementPath}
        kind={statementList}
        shown={shown}
        answer={answer}
        columns={statementColumns}
        actsWidth={100}
        enter={({ code }) =>
          () =>
            open(code)
          }
        acts={({ code, state }) => (
          <Button
            size="small"
            variant={state === 'disputed' ? 'outlined' : 'text'}
            aria-label={`打开 ${code}`}
            onClick={() => open(code)}
          >
            {state === 'disputed' ? '答复' : '打开'}
          </Button>
        )}
      />
    </>
  );
}
