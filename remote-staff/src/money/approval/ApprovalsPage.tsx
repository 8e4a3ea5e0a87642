import { query } from '@portal/shared/api';
import { Button, Typography } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { DeskList } from '../../ui/list/DeskList';
import { useListQuery } from '../../ui/list/listQuery';
import { desk } from '../../ui/session/desk';
import { MoneyHead } from '../MoneyHead';
import { AgreeDialog } from './AgreeDialog';
import { type ApprovalRow, approvalColumns, approvalList } from './approvalList';
import { DeclineDialog } from './DeclineDialog';

interface Asked {
  readonly act: 'agree' | 'refuse';
  readonly row: ApprovalRow;
}

/** Acts above an amount and merges of accounts, which are done when a second person agrees. */
export const ApprovalsPage = observer(function ApprovalsPage() {
  const shown = useListQuery(approvalList);
  const { after } = shown;
  const answer = useQuery({
    ...query('staff/approval/list', after === undefined ? {} : { after }),
    placeholderData: keepPreviousData,
  });
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const mayAgree = ({ own }: ApprovalRow) => desk.may([]) && !own;
  return (
    <>
      <MoneyHead />
      <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
        超过复核金额的操作和账户合并，由另一位管理员同意后才执行；自己提交的只能撤回。
      </Typography>
      <DeskList
        noun="操作"
        kind={approvalList}
        shown={shown}
        answer={answer}
        columns={approvalColumns}
        actsWidth={160}
        enter={(row) => (mayAgree(row) ? () => setAsked({ act: 'agree', row }) : undefined)}
        acts={(row) => (
          <>
            {mayAgree(row) && (
              <Button
                size="small"
                variant="outlined"
                aria-label={`同意 ${row.code}`}
                onClick={() => setAsked({ act: 'agree', row })}
              >
                同意
              </Button>
            )}
            <Button
              size="small"
              color="error"
              aria-label={`${row.own ? '撤回' : '不同意'} ${row.code}`}
              onClick={() => setAsked({ act: 'refuse', row })}
            >
              {row.own ? '撤回' : '不同意'}
            </Button>
          </>
        )}
      />
      {asked?.act === 'agree' && <AgreeDialog row={asked.row} onClose={close} />}
      {asked?.act === 'refuse' && <DeclineDialog row={asked.row} onClose={close} />}
    </>
  );
});
