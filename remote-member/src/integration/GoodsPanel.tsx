import { query } from '@portal/shared/api';
import type { IntegrationGoods } from '@portal/shared/contract';
import { Panel, plainList, useLazyDialog } from '@portal/shared/parts';
import { Box, EmptyState, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GoodsCard } from './GoodsCard';

const loadExchange = () => import('./ExchangeDialog').then((m) => m.ExchangeDialog);

interface GoodsPanelProps {
  /** Points that the member can spend; undefined while they are loading. */
  readonly available: number | undefined;
}

/** What points can be exchanged for. */
export function GoodsPanel({ available }: GoodsPanelProps) {
  const goods = useQuery(query('auth/integration/list4exchange', {}));
  const [chosen, setChosen] = useState<IntegrationGoods>();
  // As the newest list has them: a refusal because of another price shows that price in the dialog.
  const wanted = goods.data?.find(({ rid }) => rid === chosen?.rid) ?? chosen;
  const exchange = useLazyDialog('exchange points', loadExchange, { wanted, available: available ?? 0 });
  const open = (one: IntegrationGoods) => {
    setChosen(one);
    exchange.show();
  };
  return (
    <Panel title="积分兑换">
      <QueryView query={goods} loading={<GoodsSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="暂时没有可兑换的商品" text="积分会保留到有效期满，也可以转赠给他人" />
          ) : (
            <Box component="ul" aria-label="可兑换的商品" sx={cards}>
              {list.map((one) => (
                <GoodsCard
                  key={one.rid}
                  goods={one}
                  available={available}
                  prefetchProps={exchange.prefetchProps}
                  onExchange={() => open(one)}
                />
              ))}
            </Box>
          )
        }
      </QueryView>
      {exchange.dialog}
    </Panel>
  );
}

const GoodsSkeleton = () => (
  <Box sx={cards} role="status" aria-label="正在加载">
    {[0, 1, 2, 3].map((card) => (
      <Skeleton key={card} variant="rounded" height={148} />
    ))}
  </Box>
);

const cards = {
  ...plainList,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
} as const;
