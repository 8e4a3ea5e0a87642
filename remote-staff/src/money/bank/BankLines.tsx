import { query } from '@portal/shared/api';
import { Box } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListFrame } from '../../ui/list/ListFrame';
import { listInput, listPath, useListQuery } from '../../ui/list/listQuery';
import { AsideDialog } from './AsideDialog';
import { BankTable } from './BankTable';
import { type BankRow, bankList } from './bankList';
import { MatchLineDialog } from './MatchLineDialog';

interface Asked {
  readonly act: 'match' | 'aside';
  readonly row: BankRow;
}

/** The lines that were imported, by state: open ones with what they can pay, one act for those that are certain. */
export function BankLines() {
  const shown = useListQuery(bankList);
  const answer = useQuery({
    ...query('staff/bankLine/list', { ...listInput(shown), size: 100 }),
    placeholderData: keepPreviousData,
  });
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <Box>
      <ListFrame noun="流水" search="流水号" kind={bankList} shown={shown} answer={answer}>
        {(rows) => (
          <BankTable
            key={listPath(bankList, shown)}
            rows={rows}
            onMatch={(row) => setAsked({ act: 'match', row })}
            onAside={(row) => setAsked({ act: 'aside', row })}
          />
        )}
      </ListFrame>
      {asked?.act === 'match' && <MatchLineDialog row={asked.row} onClose={close} />}
      {asked?.act === 'aside' && <AsideDialog row={asked.row} onClose={close} />}
    </Box>
  );
}
