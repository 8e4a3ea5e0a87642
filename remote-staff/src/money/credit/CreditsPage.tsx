import { query } from '@portal/shared/api';
import { creditActLabels } from '@portal/shared/rules';
import { Button } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActButtons } from '../../ui/ActButtons';
import { DeskList } from '../../ui/list/DeskList';
import { stateInput, useListQuery } from '../../ui/list/listQuery';
import { useAsked } from '../../ui/useAsked';
import { MoneyHead } from '../MoneyHead';
import { CreditDialog } from './CreditDialog';
import { type CreditRow, creditColumns, creditList } from './creditList';
import { SetCreditDialog } from './SetCreditDialog';

const actsOf = ({ state }: CreditRow) =>
  state === 'waiting'
    ? ([
        { act: 'grant', label: creditActLabels.grant },
        { act: 'refuse', label: creditActLabels.refuse, ends: true },
      ] as const)
    : [];

/** Applications of members for a credit limit, the one that waits longest first, each with what the member has. */
export function CreditsPage() {
  const shown = useListQuery(creditList);
  const answer = useQuery({
    ...query('staff/credit/list', stateInput(shown)),
    placeholderData: keepPreviousData,
  });
  const { asked, ask, close } = useAsked<CreditRow, 'grant' | 'refuse'>(answer);
  const [isSetting, setIsSetting] = useState(false);
  return (
    <>
      <MoneyHead
        acts={
          <Button variant="outlined" onClick={() => setIsSetting(true)}>
            设置客户额度
          </Button>
        }
      />
      <DeskList
        noun="额度申请"
        kind={creditList}
        shown={shown}
        answer={answer}
        columns={creditColumns}
        actsWidth={150}
        enter={(row) => (row.state === 'waiting' ? () => ask('grant', row) : undefined)}
        acts={(row) => <ActButtons code={row.code} acts={actsOf(row)} onAct={(act) => ask(act, row)} />}
      />
      {asked && <CreditDialog asked={asked} onClose={close} />}
      {isSetting && <SetCreditDialog onClose={() => setIsSetting(false)} />}
    </>
  );
}
