import { query } from '@portal/shared/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ActButtons } from '../../ui/ActButtons';
import { DeskList } from '../../ui/list/DeskList';
import { stateInput, useListQuery } from '../../ui/list/listQuery';
import { useAsked } from '../../ui/useAsked';
import { MoneyHead } from '../MoneyHead';
import { WithdrawalDialog } from './WithdrawalDialog';
import { type WithdrawalRow, withdrawalColumns, withdrawalList } from './withdrawalList';

const actsOf = ({ state }: WithdrawalRow) =>
  state === 'waiting'
    ? ([
        { act: 'pay', label: '打款' },
        { act: 'refuse', label: '退回', ends: true },
      ] as const)
    : [];

/** Withdrawals of rebates, the one that waits longest first: paid at the bank, and recorded here with the bank's number. */
export function WithdrawalsPage() {
  const shown = useListQuery(withdrawalList);
  const answer = useQuery({
    ...query('staff/rebate/withdrawals', stateInput(shown)),
    placeholderData: keepPreviousData,
  });
  const { asked, ask, close } = useAsked<WithdrawalRow, 'pay' | 'refuse'>(answer);
  return (
    <>
      <MoneyHead />
      <DeskList
        noun="提现"
        kind={withdrawalList}
        shown={shown}
        answer={answer}
        columns={withdrawalColumns}
        actsWidth={150}
        enter={(row) => (row.state === 'waiting' ? () => ask('pay', row) : undefined)}
        acts={(row) => <ActButtons code={row.code} acts={actsOf(row)} onAct={(act) => ask(act, row)} />}
      />
      {asked && <WithdrawalDialog asked={asked} onClose={close} />}
    </>
  );
}
