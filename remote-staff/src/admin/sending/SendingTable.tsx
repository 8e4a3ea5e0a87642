import type { Sending } from '@portal/shared/contract';
import { DataTable } from '@portal/shared/parts';
import { formatInstant, sendingChannelLabels } from '@portal/shared/rules';
import { Button } from '@portal/shared/ui';
import { useDeskAct } from '../../ui/useDeskAct';

/** What failed at least once, the newest first, each with 再试. */
export const SendingTable = ({ rows }: { readonly rows: readonly Sending[] }) => (
  <DataTable
    label="失败的发送"
    rows={rows}
    keyOf={({ rid }) => rid}
    columns={[
      { label: '方式', cell: ({ channel }) => sendingChannelLabels[channel] },
      { label: '内容', cell: ({ title }) => title },
      { label: '收件人', cell: ({ receiver }) => receiver, wide: true },
      { label: '写于', cell: ({ created }) => formatInstant(created) },
      { label: '已试', cell: ({ tried }) => `${tried} 次` },
      { label: '下次', cell: ({ next }) => (next === null ? '不再自动发送' : formatInstant(next)) },
      { label: '操作', cell: (row) => <Retry row={row} />, acts: true },
    ]}
  />
);

function Retry({ row: { channel, rid, title, receiver } }: { readonly row: Sending }) {
  const retry = useDeskAct('staff/sending/retry', { done: `${title} 已重新发送` });
  return (
    <Button
      size="small"
      loading={retry.isPending}
      aria-label={`再试 ${title}，${receiver}`}
      onClick={() => retry.mutate({ channel, rid })}
    >
      再试
    </Button>
  );
}
