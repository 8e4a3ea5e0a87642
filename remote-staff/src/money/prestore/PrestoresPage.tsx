import { call, query } from '@portal/shared/api';
import { Button } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeskList } from '../../ui/list/DeskList';
import { listInput, useListQuery } from '../../ui/list/listQuery';
import { MoneyHead } from '../MoneyHead';
import { RefuseDialog } from '../RefuseDialog';
import { VoucherButton } from '../VoucherButton';
import { ApproveDialog } from './ApproveDialog';
import { type PrestoreRow, prestoreColumns, prestoreList } from './prestoreList';

interface Asked {
  readonly act: 'approve' | 'refuse';
  readonly row: PrestoreRow;
}

/** Applications for prepayments: what arrived is credited with its bonus, the others are refused. */
export function PrestoresPage() {
  const shown = useListQuery(prestoreList);
  const answer = useQuery({
    ...query('staff/prestore/list', listInput(shown)),
    placeholderData: keepPreviousData,
  });
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const mayApprove = ({ state, approval }: PrestoreRow) => state === 'waiting' && approval === null;
  return (
    <>
      <MoneyHead />
      <DeskList
        noun="预存申请"
        search="申请单号"
        kind={prestoreList}
        shown={shown}
        answer={answer}
        columns={prestoreColumns}
        actsWidth={200}
        enter={(row) => (mayApprove(row) ? () => setAsked({ act: 'approve', row }) : undefined)}
        acts={(row) => (
          <>
            {mayApprove(row) && (
              <Button
                size="small"
                variant="outlined"
                aria-label={`批准 ${row.code}`}
                onClick={() => setAsked({ act: 'approve', row })}
              >
                批准
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
            <PrestoreVoucher row={row} />
          </>
        )}
      />
      {asked?.act === 'approve' && <ApproveDialog row={asked.row} onClose={close} />}
      {asked?.act === 'refuse' && <RefuseDialog kind="prestore" row={asked.row} onClose={close} />}
    </>
  );
}

const PrestoreVoucher = ({ row: { code, voucher } }: { readonly row: PrestoreRow }) => (
  <VoucherButton
    code={code}
    name={voucher.name}
    page={`${prestoreList.path}?code=${code}`}
    ask={async () => (await call('staff/prestore/list', { code })).list[0]}
  />
);
