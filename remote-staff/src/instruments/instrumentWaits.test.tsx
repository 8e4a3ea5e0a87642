import type { Data } from '@portal/shared/contract';
import { Refused } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { be, dialogOf, openAtDesk } from '../testing/desk';
import { InstrumentWaits } from './InstrumentWaits';

const wait: Data<'staff/reservation/waits'>['list'][number] = {
  rid: 'w1',
  device: { rid: 'onsite-tem', name: '透射电镜现场' },
  instrument: { rid: 't1', code: 'TEM-1', name: 'FEI Talos F200X', place: 'B1-03' },
  starts: '2026-12-01T01:00:00Z',
  ends: '2026-12-01T03:00:00Z',
  created: '2026-11-21T02:00:00Z',
  member: '林晓 示例大学 13800000000',
  member_rid: 'u1',
  phone: '13800000000',
};

const Waits = () => <InstrumentWaits instrument="TEM-1" from="2026-12-01" />;

test('who waits for a time is called or opened, and taken off the list with a reason', async () => {
  be('lab');
  let list = [wait];
  const { visitor, server } = openAtDesk(Waits, {
    'staff/reservation/waits': () => ({ list }),
    'staff/reservation/endWait': () => {
      list = [];
      return null;
    },
  });
  expect(await screen.findByRole('link', { name: wait.member })).toHaveAttribute('href', '/staff/members/u1');
  expect(screen.getByRole('link', { name: '拨打' })).toHaveAttribute('href', 'tel:13800000000');
  await visitor.click(screen.getByRole('button', { name: /^移出候补/ }));
  const dialog = await dialogOf();
  await visitor.type(dialog.getByRole('textbox'), '该时段改作维护');
  await visitor.click(dialog.getByRole('button', { name: '移出候补' }));
  await waitFor(() => expect(screen.queryByText(/^候补 1/)).toBeNull());
  expect(server.inputs('staff/reservation/endWait')).toEqual([{ rid: 'w1', note: '该时段改作维护' }]);
});

test('a wait that was offered meanwhile is said to be over, and what was typed is kept', async () => {
  be('manager');
  let list = [wait];
  const { visitor } = openAtDesk(Waits, {
    'staff/reservation/waits': () => ({ list }),
    'staff/reservation/endWait': () => {
      list = [];
      throw new Refused('not_found');
    },
  });
  await visitor.click(await screen.findByRole('button', { name: /^移出候补/ }));
  const dialog = await dialogOf();
  await visitor.type(dialog.getByRole('textbox'), '改作维护');
  await visitor.click(dialog.getByRole('button', { name: '移出候补' }));
  await waitFor(() => expect(dialog.getByRole('textbox')).toHaveValue('改作维护'));
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: '移出候补' })).toHaveAttribute('aria-disabled', 'true'),
  );
});
