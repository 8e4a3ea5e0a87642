import { call, query } from '@portal/shared/api';
import { Button } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeskList } from '../../ui/list/DeskList';
import { listInput, useListQuery } from '../../ui/list/listQuery';
import { MoneyHead } from '../MoneyHead';
import { RefuseDialog } from '../RefuseDialog';
import { VoucherButton } from '../VoucherButton';
import { MatchDialog } from './MatchDialog';
import { type TransferRow, transferColumns, transferList } from './transferList';

interface Asked {
  readonly act: 'match' | 'refuse';
  readonly row: TransferRow;
}

/** Bank transfers that members reported: what arrived is booked with its amount, the others are refused. */
export function TransfersPage() {
  const shown = useListQuery(transferList);
  const answer = useQuery({
    ...query('staff/transferApply/list', listInput(shown)),
    placeholderData: keepPreviousData,
  });
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const mayMatch = ({ state, approval }: TransferRow) => state === 'waiting' && approval === null;
  return (
    <>
      <MoneyHead />
      <DeskList
        noun="转账"
        search="凭证号"
        kind={transferList}
        shown={shown}
        answer={answer}
        columns={transferColumns}
        actsWidth={200}
        enter={(row) => (mayMatch(row) ? () => setAsked({ act: 'match', row }) : undefined)}
        acts={(row) => (
          <>
            {mayMatch(row) && (
              <Button
                size="small"
                variant="outlined"
                aria-label={`到账 ${row.code}`}
                onClick={() => setAsked({ act: 'match', row })}
              >
                到账
              </Button>
            )}
            {row.state === 'waiting' && (
              <Button
                size="small"
                color="error"
                aria-label={`驳回 ${row.code}`}
                onClick={() => setAsked({ act: 'refuse', row })}
              >
                驳回
              </Button>
            )}
            <TransferVoucher row={row} />
          </>
        )}
      />
      {asked?.act === 'match' && <MatchDialog row={asked.row} onClose={close} />}
      {asked?.act === 'refuse' && <RefuseDialog kind="transfer" row={asked.row} onClose={close} />}
    </>
  );
}

const TransferVoucher = ({ row: { code, voucher } }: { readonly row: TransferRow }) => (
  <VoucherButton
    code={code}
    name={voucher.name}
    page={`${transferList.path}?code=${code}`}
    ask={async () => (await call('staff/transferApply/list', { code })).list[0]}
  />
);
