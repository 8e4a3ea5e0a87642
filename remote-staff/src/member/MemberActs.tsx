import type { Data } from '@portal/shared/contract';
import { Link, withQuery } from '@portal/shared/portal';
import { Box, Button } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { OnBehalfDialog } from '../ui/onBehalf/OnBehalfDialog';
import { usePageActs } from '../ui/pageActs';
import { desk } from '../ui/session/desk';
import { memberName } from './memberList';

interface MemberActsProps {
  readonly member: Data<'staff/desk/member'>;
}

/** What is begun from the page of a member: an order by phone, and the balances. Nobody orders with an account that was given up. */
export const MemberActs = observer(function MemberActs({ member }: MemberActsProps) {
  const [open, setOpen] = useState(false);
  const { phone, account, state } = member;
  const inUse = state === 'active' || state === 'closing';
  const orders = state === 'active' && desk.may(['manager']);
  usePageActs(orders ? [{ label: '代下单', key: 'b', run: () => setOpen(true) }] : []);
  return (
    <Box sx={{ display: 'flex', gap: 1, ml: { sm: 'auto' } }}>
      {inUse && desk.may(['finance']) && (
        <Button
          component={Link}
          size="small"
          variant="outlined"
          to={withQuery('/staff/money/ledger', { owner: phone || account })}
        >
          账目
        </Button>
      )}
      {orders && (
        <Button size="small" variant="contained" onClick={() => setOpen(true)}>
          代下单
        </Button>
      )}
      {/* In its place whatever becomes of the account: what was typed is kept. */}
      {open && (
        <OnBehalfDialog
          member={{ account: phone || account, name: memberName(member) }}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
});
