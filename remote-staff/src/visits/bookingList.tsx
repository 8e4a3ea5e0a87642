import type { Sampling } from '@portal/shared/contract';
import { Link } from '@portal/shared/portal';
import { type SamplingState, samplingStateLabels } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { dayName } from '../ui/dayName';
import type { ListColumn } from '../ui/list/column';
import type { ListKind } from '../ui/list/listQuery';
import { Mark } from '../ui/Mark';
import { dayPath } from './visitDay';

export const bookingList: ListKind<SamplingState> = {
  path: '/staff/visits/bookings',
  filters: [
    { key: 'booked', label: '待确认', states: ['booked'] },
    { key: 'confirmed', label: '已确认', states: ['confirmed'] },
    { key: 'done', label: '已取样', states: ['done'] },
    { key: 'cancelled', label: '已取消', states: ['cancelled'] },
  ],
};

export const BookingMark = ({ state }: { readonly state: SamplingState }) => (
  <Mark waits={state === 'booked' || state === 'confirmed'}>{samplingStateLabels[state]}</Mark>
);

export const bookingColumns: readonly ListColumn<Sampling>[] = [
  { field: 'code', label: '预约号', width: 160, card: 'title', show: ({ code }) => code },
  {
    field: 'state',
    label: '状态',
    width: 90,
    card: 'aside',
    show: ({ state }) => <BookingMark state={state} />,
  },
  {
    field: 'when',
    label: '上门时间',
    width: 230,
    show: ({ date, time }) => (
      <>
        <Box component={Link} to={dayPath(date)} sx={{ color: 'primary.main' }}>
          {dayName(date)}
        </Box>{' '}
        {time}
      </>
    ),
  },
  {
    field: 'contact',
    label: '联系人',
    width: 170,
    show: ({ name, phone }) => (
      <>
        {name}{' '}
        <Box component="a" href={`tel:${phone}`} sx={{ color: 'primary.main' }}>
          {phone}
        </Box>
      </>
    ),
  },
  { field: 'place', label: '地址', width: 200, flex: 2, show: ({ place }) => place },
  { field: 'message', label: '留言', width: 110, flex: 1, show: ({ message }) => message },
  { field: 'scene', label: '现场测试', width: 110, show: ({ scene_date }) => scene_date ?? '' },
];
