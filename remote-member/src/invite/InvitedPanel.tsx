import { query } from '@portal/shared/api';
import type { Invitation } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { DataTable, PagedView, Panel } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { formatDay, type InviteState, inviteStateLabels } from '@portal/shared/rules';
import { EmptyState, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { invitedInput, invitedPath } from './inviteFilter';

/** Who registered by the member's code, what came of it, and what each got. */
export function InvitedPanel() {
  const [search] = useSearchParams();
  const input = invitedInput(search);
  const invited = useQuery({ ...query('auth/invite/list', input), placeholderData: keepPreviousData });
  return (
    <Panel title="邀请记录">
      <PagedView
        query={invited}
        input={input}
        to={invitedPath}
        loading={<Skeleton variant="rounded" height={160} />}
        empty={<EmptyState title="还没有好友注册" text="把链接或海报发给同学、同事，注册后会显示在这里" />}
      >
        {(list) => <InvitedTable list={list} />}
      </PagedView>
    </Panel>
  );
}

const tones = {
  registered: 'default',
  paid: 'primary',
  rewarded: 'success',
  missed: 'warning',
} as const satisfies Record<InviteState, string>;

/** What is shown where there is no coupon yet, or none at all. */
const without = { registered: '首单付款后发放', paid: '发放中', rewarded: '无', missed: '无' } as const;

function InvitedTable({ list }: { readonly list: readonly Invitation[] }) {
  return (
    <DataTable
      label="邀请记录"
      rows={list}
      keyOf={({ member, registered }) => `${member} ${registered}`}
      columns={[
        { label: '好友', cell: ({ member }) => member, wide: true },
        { label: '注册日期', cell: ({ registered }) => formatDay(registered) },
        {
          label: '进展',
          cell: ({ state }) => (
            <Chip size="small" variant="outlined" color={tones[state]} label={inviteStateLabels[state]} />
          ),
        },
        { label: '您获得', cell: ({ state, coupons }) => coupons.inviter ?? without[state] },
        { label: '好友获得', cell: ({ state, coupons }) => coupons.member ?? without[state] },
      ]}
    />
  );
}
