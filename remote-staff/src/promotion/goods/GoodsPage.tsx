import { query } from '@portal/shared/api';
import { Button } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActButtons } from '../../ui/ActButtons';
import { DeskList } from '../../ui/list/DeskList';
import { useListQuery } from '../../ui/list/listQuery';
import { PromotionHead } from '../PromotionHead';
import { GoodsDialog } from './GoodsDialog';
import { type GoodsRow, goodsColumns, goodsList } from './goodsList';

/** What points can be exchanged for. */
export function GoodsPage() {
  const shown = useListQuery(goodsList);
  const isFiltered = shown.filter.states.length > 0;
  const answer = useQuery({
    ...query('staff/integration/goods', {}),
    select: (goods) => {
      const list = isFiltered ? goods.filter(({ offered }) => offered) : goods;
      return { list, next: null, total: list.length };
    },
  });
  const [edited, setEdited] = useState<GoodsRow | 'new'>();
  return (
    <>
      <PromotionHead
        acts={
          <Button variant="outlined" onClick={() => setEdited('new')}>
            新增商品
          </Button>
        }
      />
      <DeskList
        noun="积分商品"
        kind={goodsList}
        shown={shown}
        answer={answer}
        columns={goodsColumns}
        actsWidth={90}
        enter={(row) => () => setEdited(row)}
        acts={(row) => (
          <ActButtons code={row.code} acts={[{ act: 'edit', label: '修改' }]} onAct={() => setEdited(row)} />
        )}
      />
      {edited && (
        <GoodsDialog {...(edited !== 'new' && { goods: edited })} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
