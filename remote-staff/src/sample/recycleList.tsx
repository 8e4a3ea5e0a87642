import type { Data } from '@portal/shared/contract';
import { Link } from '@portal/shared/portal';
import { formatInstant, postages, type RecycleState, recycleStateLabels } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import type { ListColumn } from '../ui/list/column';
import type { ListKind } from '../ui/list/listQuery';
import { Mark } from '../ui/Mark';
import { recyclesPath, samplePath } from './sampleList';

export type RecycleRow = Data<'staff/sample4recycle/list'>['list'][number];

/** Requests of members to send stored samples back. */
export const recycleList: ListKind<RecycleState> = {
  path: recyclesPath,
  filters: [
    { key: 'asked', label: recycleStateLabels.asked, states: ['asked'] },
    { key: 'sent', label: recycleStateLabels.sent, states: ['sent'] },
    { key: 'ended', label: '已结束', states: ['done', 'refused', 'cancelled'] },
    { key: 'all', label: '全部', states: [] },
  ],
};

/** What became of a request. */
const outcome = ({ parcel, reason }: RecycleRow): string =>
  parcel ? `${parcel.company} ${parcel.number}` : reason;

export const recycleColumns: readonly ListColumn<RecycleRow>[] = [
  { field: 'code', label: '申请单号', width: 155, card: 'title', show: ({ code }) => code },
  {
    field: 'state',
    label: '状态',
    width: 90,
    card: 'aside',
    show: ({ state }) => <Mark waits={state === 'asked'}>{recycleStateLabels[state]}</Mark>,
  },
  {
    field: 'samples',
    label: '样品',
    width: 190,
    flex: 2,
    show: ({ samples }) => (
      <>
        {samples.map(({ code, number }, index) => (
          <span key={code}>
            {index > 0 && '、'}
            <Box component={Link} to={samplePath(code)} title={code} sx={{ color: 'primary.main' }}>
              {number}
            </Box>
          </span>
        ))}
        （{samples.length}）
      </>
    ),
  },
  { field: 'due', label: '最迟寄出', width: 105, show: ({ due }) => due },
  { field: 'member', label: '客户', width: 150, flex: 1, show: ({ member }) => member },
  {
    field: 'address',
    label: '寄往',
    width: 200,
    flex: 2,
    show: ({ name, phone, address }) => `${name} ${phone} ${address}`,
  },
  { field: 'postage', label: '运费', width: 70, show: ({ postage }) => postages[postage].slice(0, 2) },
  { field: 'message', label: '留言', width: 90, flex: 1, show: ({ message }) => message },
  { field: 'created', label: '提交', width: 150, show: ({ created }) => formatInstant(created) },
  { field: 'outcome', label: '结果', width: 130, flex: 1, show: outcome },
];
