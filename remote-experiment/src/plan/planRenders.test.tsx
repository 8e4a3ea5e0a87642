import type { Check, CountStepper } from '@portal/shared/parts';
import { member, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { routes } from '../app/routes';
import { planItem, planOf } from '../testing/fixture';

/** What was rendered: tick boxes and counts of rows by their label, pictures by their address. */
const mockRendered = {
  boxes: new Set<string>(),
  counts: new Set<string>(),
  pictures: new Set<string>(),
};

jest.mock('@portal/shared/parts', () => {
  const parts = jest.requireActual('@portal/shared/parts');
  return {
    ...parts,
    Check: (props: ComponentProps<typeof Check>) => {
      mockRendered.boxes.add(String(props['aria-label']));
      return parts.Check(props);
    },
    CountStepper: (props: ComponentProps<typeof CountStepper>) => {
      mockRendered.counts.add(props.label);
      return parts.CountStepper(props);
    },
  };
});
jest.mock('../ui/ItemPicture', () => ({
  ItemPicture: ({ src }: { readonly src: string }) => {
    mockRendered.pictures.add(src);
    return null;
  },
}));

const rows = Array.from({ length: 20 }, (_, index) =>
  planItem({ rid: `item-${index}`, name: `项目 ${index}`, img: `${index}.svg`, count: 1 }),
);

/** Opens the plan, and forgets what was rendered until then. */
async function open() {
  const counted = { edit: 0 };
  const opened = renderRoute({
    routes,
    at: '/experiment/plan',
    user: member(),
    server: {
      'auth/tempDevice': () => planOf({ 1: rows }),
      'auth/web/sample/list4person': () => ({ list: [], next: null, counts: {}, ending: 0 }),
      'auth/tempDevice/edit': ({ rid, count }) => {
        counted.edit += 1;
        return planOf({ 1: rows.map((row) => (row.rid === rid ? planItem({ ...row, count }) : row)) });
      },
    },
  });
  await screen.findByText('项目 19');
  for (const rendered of Object.values(mockRendered)) rendered.clear();
  return { ...opened, counted };
}

test('ticking an item renders its box and that of the group, and no content of a row', async () => {
  const { visitor } = await open();
  await visitor.click(screen.getByRole('checkbox', { name: '选择项目 7' }));
  expect(screen.getByRole('region', { name: '合计' })).toHaveTextContent('已选 19 项');
  expect(mockRendered).toEqual({
    boxes: new Set(['全选送样检测', '选择项目 7']),
    counts: new Set(),
    pictures: new Set(),
  });
});

test('counting an item renders the count of that row only, also when the server has answered with a new plan', async () => {
  const { visitor, session, counted } = await open();
  const count = within(screen.getByRole('group', { name: '项目 7的数量' }));
  await visitor.click(count.getByRole('button', { name: /^增加/ }));
  await waitFor(() => expect(session.planCount).toBe(21));
  expect(counted.edit).toBe(1);
  expect(count.getByRole('textbox')).toHaveValue('2');
  expect(mockRendered).toEqual({
    boxes: new Set(['全选送样检测', '选择项目 7']),
    counts: new Set(['项目 7的数量']),
    pictures: new Set(),
  });
});
