import type { StaffSample } from '@portal/shared/contract';
import { DataTable } from '@portal/shared/parts';
import { labClock } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { notPrinted } from '../ui/print';
import { desk } from '../ui/session/desk';
import { useNow } from '../ui/useNow';
import { DestroyDialog } from './DestroyDialog';
import { DueBar } from './DueBar';
import { describe, dueColumns } from './dueColumns';
import { PlaceDialog } from './PlaceDialog';
import { PrintedSamples } from './PrintedSamples';
import { SendDialog } from './SendDialog';
import type { LeavingState } from './sampleList';

interface DueSamplesProps {
  readonly rows: readonly StaffSample[];
  readonly state: LeavingState;
}

/** The samples of a page with a choice, of which the chosen ones, or else all, are printed. */
export const DueSamples = observer(function DueSamples({ rows, state }: DueSamplesProps) {
  const { today } = labClock(useNow());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<'send' | 'destroy' | 'place'>();
  const columns = useMemo(() => dueColumns(today), [today]);
  const selected = rows.filter(({ code }) => chosen.has(code));
  const close = () => setAsked(undefined);
  return (
    <>
      <DueBar state={state} count={rows.length} selected={selected} onAsk={setAsked} />
      <Box sx={notPrinted}>
        <DataTable
          label="到期样品"
          columns={columns}
          rows={rows}
          keyOf={({ code }) => code}
          {...(desk.may(['lab']) && {
            choice: {
              chosen,
              onChange: setChosen,
              nameOf: (row: StaffSample) => ` ${row.code} ${describe(row)}`,
            },
          })}
        />
      </Box>
      <PrintedSamples rows={selected.length > 0 ? selected : rows} state={state} today={today} />
      {asked === 'send' && <SendDialog samples={selected} onClose={close} />}
      {asked === 'destroy' && <DestroyDialog samples={selected} onClose={close} />}
      {asked === 'place' && <PlaceDialog samples={selected} onClose={close} />}
    </>
  );
});
