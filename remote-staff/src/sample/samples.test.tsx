import type { StaffSample } from '@portal/shared/contract';
import { Refused } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { be, dialogOf, openAtDesk } from '../testing/desk';
import { DuePage } from './DuePage';
import { RecyclesPage } from './RecyclesPage';
import type { RecycleRow } from './recycleList';
import { SamplePage } from './SamplePage';

const sampleOf = (part: Partial<StaffSample>): StaffSample => ({
  rid: 's1',
  code: 'P20261101-000001',
  number: 'A-1',
  name: '二氧化钛',
  form: 'powder',
  hazards: ['toxic'],
  state: 'returning',
  disposal: 1,
  place: 'A 柜 3 层',
  until: '2026-11-20',
  keep_until: '2027-05-20',
  order_rid: 'o1',
  order_code: 'D20261101-000001',
  ordered: '2026-11-01T02:00:00Z',
  tests: ['XRD'],
  parcel: null,
  can: ['place', 'send', 'lose'],
  member: '林晓 13800000000',
  recycle: null,
  return_address: { name: '林晓', phone: '13800000000', place: '北京市海淀区示例路 1 号' },
  ...part,
});
const first = sampleOf({});
const second = sampleOf({ rid: 's2', code: 'P20261101-000002', number: 'A-2' });
const stranger = sampleOf({ rid: 's3', code: 'P20261101-000003', member: '王强 13900000000' });
const asked = sampleOf({ rid: 's4', code: 'P20261101-000004', recycle: 'H20261120-000001', can: ['place'] });
const due = (list: readonly StaffSample[]) => ({ list: [...list], next: null, total: list.length });

beforeEach(() => be('lab'));

test('samples of one member go back in one parcel, whose pasted number is cleaned; those of two, or of a request, do not', async () => {
  const { visitor, server } = openAtDesk(DuePage, {
    'staff/sample/due': () => due([first, second, stranger, asked]),
    'staff/sample/send': ({ codes }) => ({
      list: codes.map((code) => ({ code, state: 'returned' as const, until: null, can: [] })),
    }),
  });
  const choose = async ({ code }: StaffSample) =>
    visitor.click(await screen.findByRole('checkbox', { name: new RegExp(code) }));
  await choose(first);
  await choose(stranger);
  expect(screen.getByText(/一个包裹只寄给一位客户/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '寄回所选' })).toBeDisabled();
  await choose(stranger);
  await choose(asked);
  expect(screen.getByText(/属于寄回申请 H20261120-000001/)).toBeInTheDocument();
  await choose(asked);
  await choose(second);
  await visitor.click(screen.getByRole('button', { name: '寄回所选' }));
  const shown = await dialogOf();
  expect(shown.getByText(/北京市海淀区示例路 1 号/)).toBeInTheDocument();
  await visitor.type(shown.getByLabelText(/快递单号/), ' ｓｆ 1234 567890 ');
  await visitor.dblClick(shown.getByRole('button', { name: '寄回' }));
  expect(await screen.findByText('已寄回 2 个样品')).toBeInTheDocument();
  expect(server.inputs('staff/sample/send')).toEqual([
    { codes: [first.code, second.code], company: '顺丰速运', number: 'SF1234567890', note: '' },
  ]);
});

test('samples are destroyed with a witness, each on its own: what was refused says why and is tried again alone', async () => {
  const gone = sampleOf({ state: 'discarding', can: ['place', 'destroy'] });
  const kept = sampleOf({ ...gone, rid: 's2', code: 'P20261101-000002' });
  let isKept = true;
  const { visitor, server } = openAtDesk(
    DuePage,
    {
      'staff/sample/due': () => due([gone, kept]),
      'staff/sample/move': ({ code }) => {
        if (code === kept.code && isKept) throw new Refused('sample_act_refused');
        return { code, state: 'destroyed' as const, until: null, can: [] };
      },
    },
    { at: '/?state=discarding' },
  );
  await visitor.click(await screen.findByRole('checkbox', { name: '选择全部' }));
  await visitor.click(screen.getByRole('button', { name: '销毁所选' }));
  const shown = await dialogOf();
  expect(shown.getByRole('button', { name: '确认已销毁' })).toBeDisabled();
  await visitor.type(shown.getByLabelText(/见证人/), '王芳');
  await visitor.click(shown.getByRole('button', { name: '确认已销毁' }));
  expect(await shown.findByText('已销毁')).toBeInTheDocument();
  isKept = false;
  await visitor.click(await shown.findByRole('button', { name: '再试 1 个' }));
  expect(await shown.findAllByText('已销毁')).toHaveLength(2);
  const note = '按危废委托处置；见证人 王芳';
  expect(server.inputs('staff/sample/move')).toEqual([
    { code: gone.code, act: 'destroy', note },
    { code: kept.code, act: 'destroy', note },
    { code: kept.code, act: 'destroy', note },
  ]);
});

const recycle: RecycleRow = {
  rid: 'r1',
  code: 'H20261120-000001',
  state: 'asked',
  samples: [{ rid: 's4', code: asked.code, number: 'A-4', name: '二氧化钛', state: 'returning' }],
  postage: 'collect',
  name: '林晓',
  phone: '13800000000',
  address: '北京市海淀区示例路 1 号',
  message: '请用保温箱',
  due: '2026-11-27',
  parcel: null,
  reason: '',
  created: '2026-11-20T02:00:00Z',
  can: ['send', 'refuse'],
  member: '林晓 13800000000',
};

test('of two people who send one request the second reads the parcel of the first, and keeps the number', async () => {
  let row = recycle;
  const { visitor } = openAtDesk(RecyclesPage, {
    'staff/sample4recycle/list': () => ({ list: [row], next: null, total: 1 }),
    'staff/sample4recycle/send': () => {
      row = { ...recycle, state: 'sent', parcel: { company: '京东快递', number: 'JD0001234567' }, can: [] };
      throw new Refused('recycle_act_refused');
    },
  });
  await visitor.click(await screen.findByRole('button', { name: `寄出 ${recycle.code}` }));
  const shown = await dialogOf();
  await visitor.type(shown.getByLabelText(/快递单号/), 'SF1234567890');
  await visitor.click(shown.getByRole('button', { name: '寄出' }));
  expect(await shown.findByText(/已寄出 京东快递 JD0001234567/)).toBeInTheDocument();
  expect(shown.getByText(/不能再这样操作/)).toBeInTheDocument();
  expect(shown.getByLabelText(/快递单号/)).toHaveValue('SF1234567890');
});

test("a sample's page says where it is and who had it in hand, and moves it", async () => {
  const { visitor, server } = openAtDesk(
    SamplePage,
    {
      'staff/sample/detail': () => ({
        ...first,
        events: [
          {
            act: 'receive',
            state: 'received',
            by: 'staff',
            who: '王芳',
            at: '2026-11-03T02:00:00Z',
            note: 'A 柜',
          },
        ],
      }),
      'staff/sample/place': ({ code }) => ({ code, state: 'returning' as const, until: null, can: [] }),
    },
    { path: 'staff/samples/:code', at: '/staff/samples/p20261101-000001' },
  );
  expect(await screen.findByRole('heading', { name: 'A 柜 3 层' })).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: '经过' })).getByText(/实验室 王芳/)).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: /放置/ }));
  const shown = await dialogOf();
  await visitor.type(shown.getByLabelText(/存放位置/), 'B 柜 1 层');
  await visitor.click(shown.getByRole('button', { name: '放置' }));
  expect(await screen.findByText(`${first.code} 已放到 B 柜 1 层`)).toBeInTheDocument();
  expect(server.inputs('staff/sample/detail')[0]).toEqual({ code: first.code });
});
