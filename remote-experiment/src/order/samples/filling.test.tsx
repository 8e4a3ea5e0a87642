import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { planItem, planOf } from '../../testing/fixture';
import { keepSample, onSaturday, open, submit } from '../../testing/orderPage';
import { xlsxOf } from './sheet/xlsxWriter';

onSaturday();

/** Opens the form of two items, so that 2 to 4 samples are possible. */
const openList = () =>
  open({
    plan: planOf({
      1: [planItem({ count: 2 }), planItem({ rid: 'item-sem', name: '扫描电镜（SEM）', count: 2 })],
    }),
    items: 'item-xrd,item-sem',
  });
const cell = (title: string, row: number) => screen.findByLabelText(`${title} ${row}`);
const names = () => screen.getAllByLabelText(/^样品名称 \d/).map((field) => field.getAttribute('value'));
const pasteInto = async (field: Promise<HTMLElement>, text: string) =>
  fireEvent.paste(await field, { clipboardData: { getData: () => text } });
const importList = async ({ visitor }: ReturnType<typeof open>) => {
  await visitor.click(await screen.findByRole('button', { name: '粘贴或上传清单' }));
  return within(await screen.findByRole('dialog', { name: '导入样品清单' }));
};

test('a block of a spreadsheet fills cells from the one with the focus on, and is undone', async () => {
  const page = openList();
  const { visitor } = page;
  await visitor.type(await cell('样品名称', 1), 'LFP');
  await pasteInto(cell('样品名称', 2), '甲\t粉末\t有毒\r\n乙\t固体\t\r\n丙\t块体\r\n丁\t块体\r\n');
  expect(names()).toEqual(['LFP', '甲', '乙', '丙']);
  expect(await cell('样品形态', 2)).toHaveValue('powder');
  expect(screen.getByRole('button', { name: '危害 2：有毒' })).toBeInTheDocument();
  const notice = screen.getByText(/^已填入 3 个样品，1 处需要修改/).closest<HTMLElement>('[role=status]');
  expect(notice).toHaveTextContent('第 3 行“样品形态”：没有“固体”');
  expect(notice).toHaveTextContent('本单最多 4 个样品，最后 1 行没有填入');
  await visitor.click(screen.getByRole('button', { name: '撤销' }));
  expect(names()).toEqual(['LFP', '']);
  expect(screen.getByRole('button', { name: '危害 2：无' })).toBeInTheDocument();
  expect(screen.queryByText(/^已填入/)).not.toBeInTheDocument();
  // A hazard that the list does not have can't be overlooked.
  await pasteInto(cell('样品名称', 1), 'LFP\t粉末\t剧毒\nNMC\t粉末\t');
  await keepSample(page);
  await submit(page);
  expect(await screen.findAllByText('[危害]请确认“剧毒”属于哪一种（S1）')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: '危害 1：剧毒（待确认）' })).toHaveFocus();
  await visitor.click(screen.getByRole('button', { name: '危害 1：剧毒（待确认）' }));
  await visitor.click(screen.getByRole('checkbox', { name: '有毒' }));
  expect(screen.getByRole('button', { name: '危害 1：有毒' })).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '撤销' }));
  // A form is pasted into its drop-down list, and Ctrl+Z undoes it.
  await pasteInto(cell('样品形态', 1), '薄膜');
  expect(await cell('样品形态', 1)).toHaveValue('film');
  fireEvent.keyDown(await cell('样品形态', 1), { key: 'z', ctrlKey: true });
  expect(await cell('样品形态', 1)).toHaveValue('');
  // A single text in a text field is the browser's.
  expect(await pasteInto(cell('样品名称', 2), '甲')).toBe(true);
});

test('Enter and the arrows move between the rows and never submit the order', async () => {
  const page = open({ plan: planOf({ 1: [planItem({ count: 21 })] }) });
  const { visitor } = page;
  await visitor.click(await cell('样品名称', 1));
  await visitor.keyboard('甲{Enter}乙{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(await cell('样品名称', 1)).toHaveFocus();
  expect(await cell('样品名称', 2)).toHaveValue('乙');
  fireEvent.keyDown(await cell('样品名称', 1), { key: 'Enter', isComposing: true });
  // Safari.
  fireEvent.keyDown(await cell('样品名称', 1), { key: 'Enter', keyCode: 229 });
  expect(await cell('样品名称', 1)).toHaveFocus();
  await visitor.click(await cell('样品编号', 20));
  await visitor.keyboard('{Enter}');
  expect(await cell('样品编号', 21)).toHaveFocus();
  await visitor.keyboard('{Enter}');
  expect(await cell('样品编号', 21)).toHaveFocus();
  expect(page.server.inputs('auth/order/add')).toEqual([]);
  expect(screen.queryByText(/不能为空/)).not.toBeInTheDocument();
});

test('a sheet is checked first, and taken when the member confirms', async () => {
  const page = openList();
  const { visitor } = page;
  await visitor.type(await cell('样品名称', 1), 'LFP');
  let dialog = await importList(page);
  const input = dialog.getByLabelText('样品清单文件');
  await visitor.upload(input, new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], '旧.xlsx'));
  expect(await dialog.findByText(/请另存为未加密的 \.xlsx/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: '填入清单' })).toBeDisabled();
  const columns = ['样品名称', '形态', '编号'].map((title) => ({ title, width: 10 }));
  const rows = [
    ['石墨', '粉末', 'A-1'],
    ['硅碳', '粉沫', 'A-2'],
    ['隔膜', '薄膜', 'A-3'],
  ];
  await visitor.upload(input, new File([xlsxOf([{ name: '清单', columns, rows, lastRow: 4 }])], '清单.xlsx'));
  expect(await dialog.findByText('读到 3 个样品，1 处请核对')).toBeInTheDocument();
  expect(dialog.getByText(/^第 3 行“样品形态”：没有“粉沫”，可填粉末/)).toBeInTheDocument();
  expect(names()).toEqual(['LFP', '']);
  await visitor.click(dialog.getByRole('button', { name: '取消' }));
  expect(names()).toEqual(['LFP', '']);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  dialog = await importList(page);
  await visitor.upload(
    dialog.getByLabelText('样品清单文件'),
    new File([xlsxOf([{ name: '清单', columns, rows, lastRow: 4 }])], '清单.xlsx'),
  );
  await visitor.click(await dialog.findByRole('button', { name: '填入 3 个样品' }));
  await waitFor(() => expect(names()).toEqual(['石墨', '硅碳', '隔膜']));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await visitor.selectOptions(await cell('样品形态', 2), '粉末');
  // Three samples for two of each: which go where is ticked, so that none is left out.
  await visitor.click(screen.getByRole('button', { name: 'X 射线衍射：只勾选 2 个' }));
  await visitor.click(screen.getByRole('button', { name: 'SEM：只勾选 2 个' }));
  await keepSample(page);
  await submit(page);
  const sample = { form: 'powder', hazards: [] };
  await waitFor(() =>
    expect(page.server.inputs('auth/order/add')).toEqual([
      expect.objectContaining({
        samples: [
          { ...sample, number: 'A-1', name: '石墨', item_rids: ['item-xrd', 'item-sem'] },
          { ...sample, number: 'A-2', name: '硅碳', item_rids: ['item-xrd'] },
          { ...sample, number: 'A-3', name: '隔膜', form: 'film', item_rids: ['item-sem'] },
        ],
      }),
    ]),
  );
});

test('a list of names, or a CSV text, can be pasted into the dialog', async () => {
  const page = openList();
  const dialog = await importList(page);
  const field = dialog.getByLabelText('粘贴清单');
  await page.visitor.click(field);
  await page.visitor.paste('备注\n');
  await page.visitor.clear(field);
  await page.visitor.paste('石墨\n硅碳\n隔膜\n集流体\n极耳');
  expect(await dialog.findByText('读到 5 个样品')).toBeInTheDocument();
  expect(dialog.getByText(/本单最多 4 个样品，最后 1 行不会填入/)).toBeInTheDocument();
  await page.visitor.click(dialog.getByRole('button', { name: '填入 4 个样品' }));
  await waitFor(() => expect(names()).toEqual(['石墨', '硅碳', '隔膜', '集流体']));
  expect(await cell('样品编号', 4)).toHaveValue('S4');
});

test('rows that are filled in are shown step by step, also beyond the first twenty', async () => {
  const { container } = open({ plan: planOf({ 1: [planItem({ count: 300 })] }) });
  const first = cell('样品名称', 1);
  // Queries by label take a second for 300 rows.
  const shown = () => [...container.querySelectorAll<HTMLInputElement>('[data-cell$=":name"]')];
  const values = () => shown().map(({ value }) => value);
  await pasteInto(first, '甲\n乙');
  expect(shown()).toHaveLength(20);
  const pasted = Array.from({ length: 310 }, (_, row) => `样 ${row + 1}`);
  await pasteInto(first, pasted.join('\n'));
  // The rows that are seen are filled in at once, the others do not delay them.
  expect(values().slice(0, 20)).toEqual(pasted.slice(0, 20));
  expect(shown().length).toBeLessThan(300);
  expect(screen.getByText(/最后 10 行没有填入/)).toHaveTextContent('其余的样品请另下一单');
  // Comparing all texts each time would take longer than the rows.
  await waitFor(() => expect(shown().length).toBe(300));
  expect(values()).toEqual(pasted.slice(0, 300));
});

test('a wrong row that is not shown yet is shown and takes the focus', async () => {
  const page = open({ plan: planOf({ 1: [planItem({ count: 60 })] }) });
  await keepSample(page);
  await pasteInto(cell('样品名称', 1), Array.from({ length: 49 }, () => 'LFP\t粉末').join('\n'));
  await submit(page);
  await waitFor(() => expect(screen.getByLabelText('样品名称 50')).toHaveFocus());
  expect(screen.getByLabelText('样品名称 50')).toBeInvalid();
});
