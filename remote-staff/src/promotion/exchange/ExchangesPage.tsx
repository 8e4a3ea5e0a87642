import { query } from '@portal/shared/api';
import { Button } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActButtons } from '../../ui/ActButtons';
import { DeskList } from '../../ui/list/DeskList';
import { stateInput, useListQuery } from '../../ui/list/listQuery';
import { useAsked } from '../../ui/useAsked';
import { PromotionHead } from '../PromotionHead';
import { AdjustDialog } from './AdjustDialog';
import { ExchangeDialog } from './ExchangeDialog';
import { type ExchangeRow, exchangeColumns, exchangeList } from './exchangeList';

const actsOf = ({ state }: ExchangeRow) =>
  state === 'waiting'
    ? ([
        { act: 'send', label: '发货' },
        { act: 'refuse', label: '退回积分', ends: true },
      ] as const)
    : [];

/** Goods that members took for points, the one that waits longest first. */
export function ExchangesPage() {
  const shown = useListQuery(exchangeList);
  const answer = useQuery({
    ...query('staff/integration/exchanges', stateInput(shown)),
    placeholderData: keepPreviousData,
  });
  const { asked, ask, close } = useAsked<ExchangeRow, 'send' | 'refuse'>(answer);
  const [isAdjusting, setIsAdjusting] = useState(false);
  return (
    <>
      <PromotionHead
        acts={
          <Button variant="outlined" onClick={() => setIsAdjusting(true)}>
            调整积分
          </Button>
        }
      />
      <DeskList
        noun="兑换"
        kind={exchangeList}
        shown={shown}
        answer={answer}
        columns={exchangeColumns}
        actsWidth={170}
        enter={(row) => (row.state === 'waiting' ? () => ask('send', row) : undefined)}
        acts={(row) => <ActButtons code={row.code} acts={actsOf(row)} onAct={(act) => ask(act, row)} />}
      />
      {asked && <ExchangeDialog asked={asked} onClose={close} />}
      {isAdjusting && <AdjustDialog onClose={() => setIsAdjusting(false)} />}
    </>
  );
}
