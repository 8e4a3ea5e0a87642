import type { AreaRoute } from '@portal/shared/portal';
import { order, Refused, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { ActDialog } from './ActDialog';

const code = 'D20261128-000001';
const asked = { code, state: 'submitted', due_fen: 12_000, revision: 0, member: '林晓' } as const;
const present = {
  ...order({ code, state: 'submitted', due_fen: 24_000, can: ['confirm'] }),
  member: '林晓',
  member_rid: 'u1',
  revised: true,
  revision: 1,
  late: false,
  files: [],
  assignee: null,
  notes: [],
  prepared_by: '',
  signatures: [],
};

function open(now: Partial<typeof present>) {
  const closed = jest.fn();
  const Page = () => <ActDialog order={asked} act="confirm" onClose={closed} />;
  const routes: readonly AreaRoute[] = [{ index: true, title: '订单', page: async () => Page }];
  const page = renderRoute({
    routes,
    at: '/',
    server: {
      'staff/order/move': ({ seen }) => {
        if (seen?.revision === 0) throw new Refused('seen_changed');
        return { code, state: 'confirmed', can: [] };
      },
      'staff/order/detail': () => ({ ...present, ...now }),
    },
  });
  return { ...page, closed };
}

const dialog = async () => within(await screen.findByRole('dialog'));

test('after a refusal the dialog stays with what was typed, shows the order as it is, and the next press is about that', async () => {
  const { visitor, server, closed } = open({});
  const shown = await dialog();
  await visitor.type(shown.getByRole('textbox'), '电话已核对');
  await visitor.click(shown.getByRole('button', { name: '锁定方案' }));
  expect(await shown.findByRole('alert')).toHaveTextContent(
    '内容已变化，请核对后重新确认。上面是订单现在的情况。',
  );
  expect(await shown.findByText('¥240.00')).toBeInTheDocument();
  expect(shown.getByRole('textbox')).toHaveValue('电话已核对');
  expect(closed).not.toHaveBeenCalled();
  await visitor.click(shown.getByRole('button', { name: '锁定方案' }));
  expect(await screen.findByText(/^锁定方案：D20261128-000001 现在是/)).toBeInTheDocument();
  expect(closed).toHaveBeenCalled();
  expect(server.inputs('staff/order/move')).toMatchObject([
    { seen: { due_fen: 12_000 }, note: '电话已核对' },
    { seen: { due_fen: 24_000 }, note: '电话已核对' },
  ]);
});

test('an act that a colleague has done meanwhile can not be pressed again', async () => {
  const { visitor } = open({ state: 'confirmed', can: [] });
  const shown = await dialog();
  await visitor.click(shown.getByRole('button', { name: '锁定方案' }));
  expect(await shown.findByText(/不能再这样操作/)).toBeInTheDocument();
  expect(shown.getByRole('button', { name: '锁定方案' })).toHaveAttribute('aria-disabled', 'true');
});
