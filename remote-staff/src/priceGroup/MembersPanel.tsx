import type { Data } from '@portal/shared/contract';
import { DataTable, Panel } from '@portal/shared/parts';
import { formatDay } from '@portal/shared/rules';
import { Button, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { DeskDialog } from '../ui/DeskDialog';
import { desk } from '../ui/session/desk';
import { useDialogAct } from '../ui/useDialogAct';
import { AddMemberDialog } from './AddMemberDialog';

type Group = Data<'staff/priceGroup/detail'>;
type Person = Group['members'][number];

/** The customers of a price group: added by account, phone or name, and taken out. */
export const MembersPanel = observer(function MembersPanel({ group }: { readonly group: Group }) {
  const { members } = group;
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<Person>();
  const mayAct = desk.may(['manager']);
  const columns = [
    { label: '客户', wide: true, cell: ({ member }: Person) => member },
    { label: '加入', cell: ({ since }: Person) => formatDay(since) },
    ...(mayAct
      ? [
          {
            label: '操作',
            acts: true,
            cell: (row: Person) => (
              <Button
                size="small"
                color="error"
                aria-label={`移出 ${row.member}`}
                onClick={() => setRemoved(row)}
              >
                移出
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <Panel
      title={`客户 ${members.length} 位`}
      aside={
        mayAct && (
          <Button size="small" variant="outlined" onClick={() => setIsAdding(true)}>
            添加客户
          </Button>
        )
      }
    >
      {members.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          还没有客户，添加后他们看到并按本组价格下单。
        </Typography>
      ) : (
        <DataTable label="客户" columns={columns} rows={members} keyOf={({ rid }) => rid} />
      )}
      {isAdding && <AddMemberDialog code={group.code} onClose={() => setIsAdding(false)} />}
      {removed && <RemoveDialog code={group.code} person={removed} onClose={() => setRemoved(undefined)} />}
    </Panel>
  );
});

interface RemoveDialogProps {
  readonly code: string;
  readonly person: Person;
  readonly onClose: () => void;
}

function RemoveDialog({ code, person: { rid, member }, onClose }: RemoveDialogProps) {
  const act = useDialogAct('staff/priceGroup/removeMember', { done: `${member} 已移出`, onDone: onClose });
  return (
    <DeskDialog
      title={`从 ${code} 移出客户`}
      confirm="移出"
      color="error"
      act={act}
      noun="价格组"
      over={false}
      facts={`${member}：之后按目录价下单，已下的订单不变。`}
      onClose={onClose}
      onConfirm={() => act.mutate({ code, rid })}
    />
  );
}
