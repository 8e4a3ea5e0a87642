import { query } from '@portal/shared/api';
import { recycleActTable } from '@portal/shared/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { ActButtons, type ShownAct } from '../ui/ActButtons';
import { DeskList } from '../ui/list/DeskList';
import { stateInput, useListQuery } from '../ui/list/listQuery';
import { desk } from '../ui/session/desk';
import { useAsked } from '../ui/useAsked';
import { RecycleDialog } from './RecycleDialog';
import { type RecycleRow, recycleColumns, recycleList } from './recycleList';
import { SamplesHead } from './SamplesHead';

export type RecycleDeskAct = 'send' | 'refuse';

/** Requests of members for their stored samples, the one that waits longest first. */
export const RecyclesPage = observer(function RecyclesPage() {
  const shown = useListQuery(recycleList);
  const answer = useQuery({
    ...query('staff/sample4recycle/list', stateInput(shown)),
    placeholderData: keepPreviousData,
  });
  const { asked, ask, close } = useAsked<RecycleRow, RecycleDeskAct>(answer);
  const actsOf = ({ can }: RecycleRow): readonly ShownAct<RecycleDeskAct>[] =>
    (['send', 'refuse'] as const)
      .filter((act) => desk.may(['lab']) && can.includes(act))
      .map((act) => ({ act, label: recycleActTable[act].label, ends: act === 'refuse' }));
  return (
    <>
      <SamplesHead />
      <DeskList
        noun="寄回申请"
        kind={recycleList}
        shown={shown}
        answer={answer}
        columns={recycleColumns}
        actsWidth={150}
        enter={(row) => {
          const [first] = actsOf(row);
          return first && (() => ask(first.act, row));
        }}
        acts={(row) => <ActButtons code={row.code} acts={actsOf(row)} onAct={(act) => ask(act, row)} />}
      />
      {asked && <RecycleDialog asked={asked} onClose={close} />}
    </>
  );
});
