import { query } from '@portal/shared/api';
import { SearchBar } from '@portal/shared/parts';
import { useSearchParams, withQuery } from '@portal/shared/portal';
import { formatFen } from '@portal/shared/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ActButtons } from '../../ui/ActButtons';
import type { ListColumn } from '../../ui/list/column';
import { DeskList } from '../../ui/list/DeskList';
import { type ListKind, useListQuery } from '../../ui/list/listQuery';
import { numberedInput, numberedPage } from '../../ui/list/numberedPage';
import { desk } from '../../ui/session/desk';
import { PriceHead } from '../PriceHead';
import type { PricedService } from '../rule/usePricedServices';
import { CostDialog } from './CostDialog';

const costList: ListKind<'all'> = {
  path: '/staff/costs',
  filters: [{ key: 'all', label: '全部', states: [] }],
};

const acts = [{ act: 'edit', label: '修改' }] as const;

/** What one unit of each service costs the lab, below which no rule of prices may go. */
export const CostsPage = observer(function CostsPage() {
  const shown = useListQuery(costList);
  const kw = useSearchParams()[0].get('kw') ?? '';
  const input = numberedInput(shown);
  const page = numberedPage(input);
  const answer = useQuery({
    ...query('staff/priceGroup/services', { ...input, kw }),
    placeholderData: keepPreviousData,
    select: ({ list, total }) => page({ total, list: list.map((one) => ({ ...one, code: one.name })) }),
  });
  const [edited, setEdited] = useState<PricedService>();
  const mayAct = desk.may(['manager']);
  return (
    <>
      <PriceHead />
      <SearchBar
        inPanel
        label="查找服务"
        field="服务名称"
        maxLength={100}
        kw={kw}
        to={(next) => withQuery(costList.path, { kw: next || undefined })}
        submit="查找"
      />
      <DeskList
        noun="服务成本"
        kind={costList}
        shown={shown}
        answer={answer}
        columns={columns}
        actsWidth={mayAct ? 100 : 0}
        enter={(service) => (mayAct ? () => setEdited(service) : undefined)}
        acts={(service) =>
          mayAct && (
            <ActButtons code={`${service.name} 的成本`} acts={acts} onAct={() => setEdited(service)} />
          )
        }
      />
      {edited && <CostDialog service={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
});

const columns: readonly ListColumn<PricedService & { readonly code: string }>[] = [
  { field: 'name', label: '服务项目', width: 240, flex: 1, card: 'title', show: ({ name }) => name },
  {
    field: 'list',
    label: '目录价',
    width: 150,
    align: 'right',
    show: ({ list_fen, unit }) => `${formatFen(list_fen)}/${unit} 起`,
  },
  {
    field: 'cost',
    label: '成本',
    width: 150,
    align: 'right',
    show: ({ cost_fen, unit }) => (cost_fen === null ? '未填写' : `${formatFen(cost_fen)}/${unit}`),
  },
];
