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
