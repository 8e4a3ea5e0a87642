import { query } from '@portal/shared/api';
import { Box, Button } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { DeskList } from '../../ui/list/DeskList';
import { useListQuery } from '../../ui/list/listQuery';
import { desk } from '../../ui/session/desk';
import { askAgain } from '../../ui/useCounts';
import { AdminHead } from '../AdminHead';
import { AddAccountDialog } from './AddAccountDialog';
import { type AccountRow, accountColumns, accountList } from './accountList';
import { LockDialog } from './LockDialog';
import { PasswordDialog } from './PasswordDialog';
import { ResetFactorDialog } from './ResetFactorDialog';
import { RolesDialog } from './RolesDialog';

type Act = 'roles' | 'password' | 'factor' | 'lock';

interface Asked {
  readonly act: Act;
  readonly code: string;
}

/** Accounts are few: a page has a hundred. */
const size = 100;

/** The accounts of staff: who may log in, and with which roles. */
export const AccountsPage = observer(function AccountsPage() {
  const shown = useListQuery(accountList);
  const page = Math.max(1, Math.trunc(Number(shown.after ?? 1)) || 1);
  const answer = useQuery({
    ...query('staff/account/list', { page, size }),
    placeholderData: keepPreviousData,
    refetchInterval: askAgain,
    select: ({ list, total }) => ({
      list: list.map((account): AccountRow => ({ code: account.account, account })),
      next: page * size < total ? `${page + 1}` : null,
      total,
    }),
  });
  const [asked, setAsked] = useState<Asked>();
  const [isAdding, setIsAdding] = useState(false);
  const close = () => setAsked(undefined);
  const account = answer.data?.list.find(({ code }) => code === asked?.code)?.account;
  return (
    <>
      <AdminHead />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1.5 }}>
        <Button variant="contained" onClick={() => setIsAdding(true)}>
          新增账号
        </Button>
      </Box>
      <DeskList
        noun="账号"
        kind={accountList}
        shown={shown}
        answer={answer}
        columns={accountColumns}
        actsWidth={330}
        enter={({ code }) =>
          () =>
            setAsked({ act: 'roles', code })
          }
        acts={(row) =>
          actsOf(row).map(({ act, label, isGrave }) => (
            <Button
              key={act}
              size="small"
              variant={act === 'roles' ? 'outlined' : 'text'}
              color={isGrave ? 'error' : 'primary'}
              aria-label={`${label} ${row.code}`}
              onClick={() => setAsked({ act, code: row.code })}
            >
              {label}
            </Button>
          ))
        }
      />
      {isAdding && <AddAccountDialog onClose={() => setIsAdding(false)} />}
      {account && asked?.act === 'roles' && <RolesDialog account={account} onClose={close} />}
      {account && asked?.act === 'password' && <PasswordDialog account={account} onClose={close} />}
      {account && asked?.act === 'factor' && <ResetFactorDialog account={account} onClose={close} />}
      {account && asked?.act === 'lock' && <LockDialog account={account} onClose={close} />}
    </>
  );
});

interface RowAct {
  readonly act: Act;
  readonly label: string;
  readonly isGrave: boolean;
}

/** What may be done with an account. The own one is signed out by the other acts, and the server refuses to lock it. */
function actsOf({ code, account: { second_factor, locked } }: AccountRow): readonly RowAct[] {
  const roles: RowAct = { act: 'roles', label: '角色', isGrave: false };
  if (code === desk.self?.account) return [roles];
  return [
    roles,
    { act: 'password', label: '重设密码', isGrave: false },
    ...(second_factor ? [{ act: 'factor', label: '解除验证器', isGrave: false } as const] : []),
    { act: 'lock', label: locked === null ? '停用' : '恢复', isGrave: locked === null },
  ];
}
