import { query } from '@portal/shared/api';
import { Button } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ActButtons, type ShownAct } from '../../ui/ActButtons';
import { DeskList } from '../../ui/list/DeskList';
import { pageInput, useListQuery } from '../../ui/list/listQuery';
import { desk } from '../../ui/session/desk';
import { useAsked } from '../../ui/useAsked';
import { ReceptionHead } from '../ReceptionHead';
import { ClaimDialog } from './ClaimDialog';
import { EditDialog } from './EditDialog';
import { EndDialog } from './EndDialog';
import { KeepDialog } from './KeepDialog';
import { type UnclaimedRow, unclaimedColumns, unclaimedList } from './unclaimedList';

type Act = 'claim' | 'edit' | 'end';

const acts: readonly ShownAct<Act>[] = [
  { act: 'claim', label: '认领' },
  { act: 'edit', label: '修改' },
  { act: 'end', label: '退回或处置', ends: true },
];

/** Parcels and samples that nobody announced, the longest waiting first, with the orders that were announced for them since. */
export const UnclaimedPage = observer(function UnclaimedPage() {
  const shown = useListQuery(unclaimedList);
  const states = shown.code === '' ? [...shown.filter.states] : [];
  const answer = useQuery({
    ...query('staff/unclaimed/list', { ...pageInput(shown), states, search: shown.code }),
    placeholderData: keepPreviousData,
  });
  const { asked, ask, close } = useAsked<UnclaimedRow, Act>(answer);
  const [isKeeping, setIsKeeping] = useState(false);
  const actsOf = ({ state }: UnclaimedRow) => (state === 'open' && desk.may(['lab']) ? acts : []);
  return (
    <>
      <ReceptionHead
        acts={
          desk.may(['lab']) && (
            <Button variant="outlined" onClick={() => setIsKeeping(true)}>
              记一件
            </Button>
          )
        }
      />
      <DeskList
        noun="包裹"
        search="单号开头或末尾"
        kind={unclaimedList}
        shown={shown}
        answer={answer}
        columns={unclaimedColumns}
        actsWidth={220}
        enter={(row) => (actsOf(row).length > 0 ? () => ask('claim', row) : undefined)}
        acts={(row) => <ActButtons code={row.mark} acts={actsOf(row)} onAct={(act) => ask(act, row)} />}
      />
      {isKeeping && <KeepDialog onClose={() => setIsKeeping(false)} />}
      {asked?.act === 'claim' && <ClaimDialog asked={asked} onClose={close} />}
      {asked?.act === 'edit' && <EditDialog asked={asked} onClose={close} />}
      {asked?.act === 'end' && <EndDialog asked={asked} onClose={close} />}
    </>
  );
});
