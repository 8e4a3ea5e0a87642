import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { DataTable, Panel, SearchBar } from '@portal/shared/parts';
import { useSearchParams, withQuery } from '@portal/shared/portal';
import { type AccountKind, accountKinds, formatFen, formatPoints } from '@portal/shared/rules';
import { Box, EmptyState, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { MemberLink } from '../../ui/member/MemberLink';
import { MergedNote } from '../../ui/merge/MergedNote';
import { ledgerPath } from './ledgerPath';

type Account = Data<'staff/ledger/balance'>['accounts'][number];

const amount = (kind: AccountKind, value: number): string =>
  accountKinds[kind].unit === 'points' ? `${formatPoints(value)} 分` : formatFen(value);

/** The balances of a member, by account name or phone; `lab` shows those of the lab. */
export function Balances() {
  const owner = useSearchParams()[0].get('owner') ?? '';
  const balances = useQuery({ ...query('staff/ledger/balance', { owner }), enabled: owner !== '' });
  const merged = useQuery({
    ...query('staff/accountMerge/account', { account: owner }),
    enabled: owner !== '' && owner !== 'lab',
  });
  return (
    <Panel title="客户余额">
      <SearchBar
        inPanel
        label="查找客户余额"
        field="客户账号或手机号（lab 为实验室）"
        maxLength={64}
        kw={owner}
        to={(typed) => withQuery(ledgerPath, { owner: typed.trim() })}
        submit="查看"
      />
      {owner !== '' && (
        <QueryView query={balances} loading={<Skeleton variant="rounded" height={160} />}>
          {({ owner: name, accounts }) => (
            <>
              <Box sx={{ fontWeight: 600, my: 1 }}>
                {owner === 'lab' ? name : <MemberLink account={owner}>{name}</MemberLink>}
              </Box>
              {merged.data && owner !== 'lab' && (
                <MergedNote of={merged.data} to={(one) => withQuery(ledgerPath, { owner: one })} />
              )}
              {accounts.length === 0 ? (
                <EmptyState title="还没有账户：没有预存、额度、积分或返利" />
              ) : (
                <DataTable label="余额" columns={columns} rows={accounts} keyOf={({ kind }) => kind} />
              )}
            </>
          )}
        </QueryView>
      )}
    </Panel>
  );
}

const columns = [
  {
    label: '账户',
    cell: ({ kind, closed }: Account) => `${accountKinds[kind].label}${closed === null ? '' : '（已关闭）'}`,
  },
  { label: '余额', numeric: true, cell: ({ kind, balance }: Account) => amount(kind, balance) },
  { label: '预留', numeric: true, cell: ({ kind, held }: Account) => amount(kind, held) },
  {
    label: '可用',
    numeric: true,
    cell: ({ kind, available }: Account) => (available === null ? '不限' : amount(kind, available)),
  },
];
