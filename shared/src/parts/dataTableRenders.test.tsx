import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import type { Check } from './Check';
import { DataTable } from './DataTable';

const mockRendered = new Set<string>();

jest.mock('./Check', () => {
  const actual = jest.requireActual('./Check');
  return {
    Check: (props: ComponentProps<typeof Check>) => {
      mockRendered.add(String(props['aria-label']));
      return actual.Check(props);
    },
  };
});

const rows = Array.from({ length: 30 }, (_, index) => ({ key: `row ${index}` }));
const columns = [{ label: 'key', cell: ({ key }: { readonly key: string }) => key }];

function Table() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choice = { chosen, onChange: setChosen, nameOf: ({ key }: { readonly key: string }) => key };
  return <DataTable label="rows" rows={rows} columns={columns} keyOf={({ key }) => key} choice={choice} />;
}

test('choosing a row renders that row and the head only', async () => {
  render(<Table />);
  mockRendered.clear();
  await userEvent.click(screen.getByRole('checkbox', { name: '选择row 7' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '选择row 9' }));
  expect(mockRendered).toEqual(new Set(['选择全部', '选择row 7', '选择row 9']));
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
});

function Limited() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['row of a dropped page']));
  const nameOf = ({ key }: { readonly key: string }) => key;
  const choice = { chosen, onChange: setChosen, nameOf, most: 3 };
  return <DataTable label="rows" rows={rows} columns={columns} keyOf={nameOf} choice={choice} />;
}

test('no more rows are chosen than can be; boxes of others are disabled, and what was chosen before stays', async () => {
  render(<Limited />);
  const all = screen.getByRole('checkbox', { name: '选择全部' });
  await userEvent.click(all);
  const checked = () => screen.getAllByRole('checkbox', { checked: true }).map((box) => box.ariaLabel);
  expect(checked()).toEqual(['选择全部', '选择row 0', '选择row 1']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选择row 2' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选择row 1' }).disabled).toBe(false);
  await userEvent.click(all);
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选择row 2' }).disabled).toBe(false);
});
