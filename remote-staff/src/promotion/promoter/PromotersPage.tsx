import { query } from '@portal/shared/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ActButtons, type ShownAct } from '../../ui/ActButtons';
import { DeskList } from '../../ui/list/DeskList';
import { stateInput, useListQuery } from '../../ui/list/listQuery';
import { useAsked } from '../../ui/useAsked';
import { PromotionHead } from '../PromotionHead';
import { type PromoterAct, PromoterDialog } from './PromoterDialog';
import { type PromoterRow, promoterColumns, promoterList, promoterRows } from './promoterList';

const actsOf = ({ state }: PromoterRow): readonly ShownAct<PromoterAct>[] => {
  if (state === 'waiting')
    return [
      { act: 'approve', label: '通过' },
      { act: 'refuse', label: '不通过', ends: true },
    ];
  return state === 'approved' ? [{ act: 'end', label: '结束推广', ends: true }] : [];
};

/** Members who promote the lab or want to, by state. */
export function PromotersPage() {
  const shown = useListQuery(promoterList);
  const answer = useQuery({
    ...query('staff/promoter/list', stateInput(shown)),
    placeholderData: keepPreviousData,
    select: ({ list, ...rest }) => ({ ...rest, list: list.map(promoterRows) }),
  });
  const { asked, ask, close } = useAsked<PromoterRow, PromoterAct>(answer);
  return (
    <>
      <PromotionHead />
      <DeskList
        noun="推广员"
        kind={promoterList}
        shown={shown}
        answer={answer}
        columns={promoterColumns}
        actsWidth={150}
        enter={(row) => {
          const [first] = actsOf(row);
          return first && (() => ask(first.act, row));
        }}
        acts={(row) => <ActButtons code={row.code} acts={actsOf(row)} onAct={(act) => ask(act, row)} />}
      />
      {asked && <PromoterDialog asked={asked} onClose={close} />}
    </>
  );
}
