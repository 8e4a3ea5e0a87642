/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFolded } from './useFolded';

const rows = Array.from({ length: 25 }, (_, index) => `row ${index}`);

function List({ keep }: { readonly keep?: (row: string) => boolean }) {
  const [shown, showAll] = useFolded(rows, { first: 10, what: '项', ...(keep && { keep }) });
  return (
    <section>
      <ul>
        {shown.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      <div>{showAll}</div>
    </section>
  );
}

const count = () => screen.getAllByRole('listitem').length;

test('the button says how many there are, shows all, and the focus goes to the first new row', async () => {
  render(<List />);
  expect(count()).toBe(10);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('显示全部 25 项');
  await userEvent.keyboard('{Enter}');
  expect(count()).toBe(25);
  expect(document.activeElement?.textContent).toBe('row 10');
  expect(screen.queryByRole('button')).toBeNull();
});

test('rows that are kept are shown in any case', () => {
  render(<List keep={(row) => row === 'row 20'} />);
  expect(count()).toBe(11);
  expect(screen.getByText('row 20')).toBeTruthy();
});

test('paper has all rows, and the page is folded again afterwards', () => {
  render(<List />);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(count()).toBe(25);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(count()).toBe(10);
});
