/** @jest-environment jsdom */
import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog';
import { CountStepper } from './CountStepper';
import { cursorPages } from './cursorPages';
import { DataTable } from './DataTable';
import { Fact, FactList } from './FactList';
import { LazyPart } from './LazyPart';
import { LoadMore } from './LoadMore';
import { lostCodeEvent } from './lostCode';
import { pageNumbers, pageOf } from './pageNumbers';
import { stopAtWrongCount } from './wrongCount';

function Count({ live, report }: { readonly live?: boolean; readonly report: (count: number) => void }) {
  const [count, setCount] = useState(2);
  const onChange = (next: number) => {
    report(next);
    setCount(next);
  };
  return <CountStepper label="样品的数量" count={count} onChange={onChange} {...(live && { live })} />;
}

test('a count changes by buttons, arrow keys and typing, full-width digits included', async () => {
  const report = jest.fn();
  render(<Count report={report} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '数量' });
  await userEvent.click(screen.getByRole('button', { name: /^增加/ }));
  await userEvent.type(field, '{ArrowUp}{ArrowDown}');
  expect(report.mock.calls).toEqual([[3], [4], [3]]);
  await userEvent.clear(field);
  await userEvent.tab();
  expect(field.value).toBe('3');
  await userEvent.clear(field);
  await userEvent.type(field, '１２{Enter}');
  expect(report).toHaveBeenLastCalledWith(12);
  expect(field.value).toBe('12');
});

test.each(['5.5', '-3', '99999', '0', '三', '1e2'])(
  'a count typed as %s stays as it is, with the reason, and stops acts',
  async (typed) => {
    const report = jest.fn();
    const { unmount } = render(<Count report={report} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: '数量' });
    expect(stopAtWrongCount()).toBe(false);
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await userEvent.tab();
    expect(report).not.toHaveBeenCalled();
    expect(field.value).toBe(typed);
    expect(screen.getByRole('alert')).toHaveTextContent('请填 1–999 的整数');
    expect(field).toHaveAccessibleDescription('请填 1–999 的整数');
    expect(stopAtWrongCount()).toBe(true);
    expect(field).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: /^增加/ }));
    expect(report).toHaveBeenCalledWith(3);
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();
    expect(stopAtWrongCount()).toBe(false);
  },
);

test('a live count reports each typed value immediately', async () => {
  const report = jest.fn();
  render(<Count live report={report} />);
  const field = screen.getByRole('textbox', { name: '数量' });
  await userEvent.clear(field);
  await userEvent.type(field, '15');
  expect(report.mock.calls).toEqual([[1], [15]]);
});

test('a dialog is confirmed by the Enter key in its field, but not while the act is under way', async () => {
  const confirm = jest.fn();
  const dialog = (pending: boolean) => (
    <ConfirmDialog open title="取消订单" pending={pending} onClose={() => {}} onConfirm={confirm}>
      <input aria-label="原因" />
    </ConfirmDialog>
  );
  const { rerender } = render(dialog(false), { wrapper: MemoryRouter });
  await userEvent.type(screen.getByRole('textbox', { name: '原因' }), '{Enter}');
  expect(confirm).toHaveBeenCalledTimes(1);
  rerender(dialog(true));
  await userEvent.type(screen.getByRole('textbox', { name: '原因' }), '{Enter}');
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('two clicks at once confirm once, and so does a click while the dialog is closing; a later one confirms again', () => {
  const confirm = jest.fn();
  const dialog = (open: boolean) => (
    <ConfirmDialog open={open} title="取消订单" onClose={() => {}} onConfirm={confirm}>
      取消后不能恢复
    </ConfirmDialog>
  );
  const { rerender } = render(dialog(true), { wrapper: MemoryRouter });
  const button = screen.getByRole('button', { name: '确定' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(confirm).toHaveBeenCalledTimes(1);
  rerender(dialog(false));
  fireEvent.click(button);
  expect(confirm).toHaveBeenCalledTimes(1);
  rerender(dialog(true));
  fireEvent.click(button);
  expect(confirm).toHaveBeenCalledTimes(2);
});

test('a fact without a value is omitted', () => {
  render(
    <FactList>
      <Fact term="样品来源">寄送</Fact>
      <Fact term="送样留言">{''}</Fact>
    </FactList>,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['样品来源']);
});

test.each([
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
  [10, 20, [1, 'gap-before', 9, 10, 11, 'gap-after', 20]],
  [20, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
])('page %i of %i shows the first, the last and the neighbours', (page, pages, steps) => {
  expect(pageNumbers(page, pages)).toEqual(steps);
});

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1e3', 1],
  ['page=123456789', 10_000],
])('the URL ?%s is page %i', (search, page) => {
  expect(pageOf(new URLSearchParams(search))).toBe(page);
});

test('another choice of columns or rows renders no cell of a table again', () => {
  const rows = [{ key: 'a' }, { key: 'b' }];
  const rendered: string[] = [];
  const column = (label: string) => ({
    label,
    cell: ({ key }: { readonly key: string }) => {
      rendered.push(`${label} ${key}`);
      return key;
    },
  });
  const [name, amount] = [column('name'), column('amount')];
  const table = (columns: readonly (typeof name)[], chosen: readonly string[]) => (
    <DataTable
      label="orders"
      rows={rows}
      columns={columns}
      keyOf={({ key }) => key}
      choice={{ chosen: new Set(chosen), onChange: () => {}, nameOf: ({ key }) => key }}
    />
  );
  const { rerender } = render(table([name], []));
  rendered.splice(0);
  rerender(table([name, amount], ['a']));
  expect(rendered).toEqual(['amount a', 'amount b']);
  expect(screen.getAllByRole('cell', { name: 'b' })).toHaveLength(2);
});

interface RowPage {
  readonly list: readonly string[];
  readonly next: number | null;
}

function Rows({ load }: { readonly load: (page: number) => RowPage }) {
  const { queryKey } = queryOptions({ queryKey: ['rows'], queryFn: () => load(1) });
  const rows = useInfiniteQuery({
    ...cursorPages({ queryKey, size: 50, load: async (before) => load(before ?? 1) }),
    select: ({ pages }) => pages.flatMap(({ list }) => list),
  });
  return (
    <LoadMore query={rows}>
      <ul>
        {rows.data?.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </LoadMore>
  );
}

test('a list with a cursor keeps about 100 rows: further pages drop the first ones, which can be loaded again', async () => {
  const load = jest.fn(
    (page: number): RowPage => ({ list: [`page ${page}`], next: page < 4 ? page + 1 : null }),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Rows load={load} />
    </QueryClientProvider>,
  );
  const rows = () =>
    within(screen.getByRole('list'))
      .queryAllByRole('listitem')
      .map((row) => row.textContent);
  const more = () => screen.findByRole('button', { name: '加载更多' });
  await userEvent.click(await more());
  await screen.findByText('page 2');
  expect(screen.queryByRole('button', { name: '加载前面的内容' })).not.toBeInTheDocument();
  load.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  await userEvent.click(await more());
  expect(await screen.findByRole('alert')).toHaveTextContent('加载失败，请重试');
  await userEvent.click(await more());
  await screen.findByText('page 3');
  expect(rows()).toEqual(['page 2', 'page 3']);
  await userEvent.click(await more());
  await screen.findByText('page 4');
  expect(screen.queryByRole('button', { name: '加载更多' })).not.toBeInTheDocument();
  for (const page of ['page 2', 'page 1']) {
    await userEvent.click(screen.getByRole('button', { name: '加载前面的内容' }));
    await screen.findByText(page);
  }
  expect(rows()).toEqual(['page 1', 'page 2']);
  expect(screen.queryByRole('button', { name: '加载前面的内容' })).not.toBeInTheDocument();
  expect(await more()).toBeInTheDocument();
});

test('rows that did not change stay the same objects when pages are dropped or fetched again', async () => {
  const load = async (page = 1) => ({
    list: [{ rid: `row ${page}` }, { rid: `other ${page}` }],
    next: page + 1,
  });
  const seen: (readonly { readonly rid: string }[])[] = [];
  const client = new QueryClient();
  function Objects() {
    const { queryKey } = queryOptions({ queryKey: ['objects'], queryFn: () => load() });
    const rows = useInfiniteQuery({
      ...cursorPages({ queryKey, size: 50, load }),
      select: ({ pages }) => pages.flatMap(({ list }) => list),
    });
    if (rows.data && seen.at(-1) !== rows.data) seen.push(rows.data);
    return (
      <button type="button" onClick={() => void rows.fetchNextPage()}>{`rows ${rows.data?.length}`}</button>
    );
  }
  render(
    <QueryClientProvider client={client}>
      <Objects />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByText('rows 2'));
  await userEvent.click(await screen.findByText('rows 4'));
  await waitFor(() => expect(seen.at(-1)?.[0]).toEqual({ rid: 'row 2' }));
  const [, two, three] = seen;
  expect(three?.[0]).toBe(two?.[2]);
  expect(three?.[1]).toBe(two?.[3]);
  await client.refetchQueries();
  expect(seen).toHaveLength(3);
});

test('a part whose code can’t be loaded asks the shell for the new page, and shows the failure when it stays', async () => {
  const asked = jest.fn();
  window.addEventListener(lostCodeEvent, asked);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const load = () => Promise.reject(new Error('gone'));
  render(
    <QueryClientProvider client={queryClient}>
      <LazyPart name="gone" load={load} props={{}} eager loading={<p>加载中</p>} />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
  window.removeEventListener(lostCodeEvent, asked);
});

test('while rows of another filter are loaded, those of before stay one object: a new one each time would render without end', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const seen: unknown[] = [];
  function Filtered({ filter }: { readonly filter: string }) {
    const [renders, setRenders] = useState(0);
    const load = async (): Promise<RowPage> =>
      filter === 'first' ? { list: ['row'], next: null } : new Promise<never>(() => {});
    const { queryKey } = queryOptions({ queryKey: ['filtered', filter], queryFn: load });
    const rows = useInfiniteQuery({
      ...cursorPages({ queryKey, size: 50, load }),
      placeholderData: keepPreviousData,
    });
    seen.push(rows.data);
    return (
      <button
        type="button"
        onClick={() => setRenders(renders + 1)}
      >{`rows ${rows.data?.pages.length}`}</button>
    );
  }
  const list = (filter: string) => (
    <QueryClientProvider client={client}>
      <Filtered filter={filter} />
    </QueryClientProvider>
  );
  const { rerender } = render(list('first'));
  const button = await screen.findByText('rows 1');
  rerender(list('second'));
  const before = seen.at(-1);
  await userEvent.click(button);
  await userEvent.click(button);
  expect(before).toBeDefined();
  expect(seen.at(-1)).toBe(before);
});
