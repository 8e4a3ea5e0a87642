import { query } from '@portal/shared/api';
import { useSearchParams } from '@portal/shared/portal';
import { Box, Button, EmptyState, QueryView, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPaging } from '../../ui/list/ListPaging';
import type { ListKind } from '../../ui/list/listQuery';
import { MoneyHead } from '../MoneyHead';
import { BillAllDialog } from './BillAllDialog';
import { BillDialog } from './BillDialog';
import { BillGroupPanel } from './BillGroupPanel';
import { type BillGroup, billGroups, type Overtime, withOrders } from './billGroups';

const billingList: ListKind<'delivered'> = {
  path: '/staff/money/billing',
  filters: [{ key: 'delivered', label: '待出结算单', states: ['delivered'] }],
};

/** Delivered orders by member: each member's become a statement, one by one or all together. */
export function BillingPage() {
  const [search] = useSearchParams();
  const after = search.get('after') ?? undefined;
  const answer = useQuery({
    ...query('staff/order/list', { states: ['delivered'], size: 100, ...(after !== undefined && { after }) }),
    placeholderData: keepPreviousData,
  });
  const codes = answer.data?.list.map(({ code }) => code) ?? [];
  const overtime = useQuery({
    ...query('staff/statement/overtime', { codes }),
    enabled: codes.length > 0,
    placeholderData: keepPreviousData,
  });
  const [left, setLeft] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [asked, setAsked] = useState<BillGroup>();
  const [all, setAll] = useState<readonly BillGroup[]>();
  return (
    <>
      <MoneyHead />
      <QueryView query={answer} loading={<Skeleton variant="rounded" height={420} />}>
        {({ list, next, total }) => {
          if (list.length > 0 && !overtime.data) return <Overtimes query={overtime} />;
          const groups = billGroups(list, overtime.data);
          // What members ask about their data is answered first, unless a person decides otherwise.
          const isChosen = (code: string, open_question: boolean) => left.get(code) ?? !open_question;
          const chosen = groups
            .map((group) =>
              withOrders(
                group,
                group.orders.filter(({ code, open_question }) => isChosen(code, open_question)),
              ),
            )
            .filter(({ orders }) => orders.length > 0);
          return (
            <>
              {groups.length === 0 && <EmptyState title="没有待出结算单的订单" />}
              {chosen.length > 1 && (
                <Button variant="contained" sx={{ mb: 2 }} onClick={() => setAll(chosen)}>
                  全部出具（{chosen.length} 张结算单）
                </Button>
              )}
              <Box sx={{ display: 'grid', gap: 2 }}>
                {groups.map((group) => (
                  <BillGroupPanel
                    key={group.member_rid}
                    group={group}
                    chosen={chosen.find(({ member_rid }) => member_rid === group.member_rid)}
                    onChoose={(code, isOn) => setLeft(new Map([...left, [code, isOn]]))}
                    onBill={setAsked}
                  />
                ))}
              </Box>
              <ListPaging
                kind={billingList}
                shown={{ filter: billingList.filters[0], code: '', after }}
                rows={list.length}
                next={next}
                total={total}
              />
            </>
          );
        }}
      </QueryView>
      {asked && <BillDialog group={asked} onClose={() => setAsked(undefined)} />}
      {all && <BillAllDialog groups={all} onClose={() => setAll(undefined)} />}
    </>
  );
}

/** Nothing is billed before the overtime is known: it waits, or says why it can't be read. */
const Overtimes = ({ query: overtime }: { readonly query: UseQueryResult<readonly Overtime[]> }) => (
  <QueryView query={overtime} loading={<Skeleton variant="rounded" height={420} />}>
    {() => null}
  </QueryView>
);
