import type { Data, StaffReport } from '@portal/shared/contract';
import { Refused } from '@portal/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { be, dialogOf, openAtDesk } from '../testing/desk';
import { retest } from '../testing/retest';
import { ReportPage } from './ReportPage';
import { tableOfText, textOfTable } from './tableText';

const report = (its: Partial<StaffReport> = {}): StaffReport => ({
  rid: 'r1',
  number: null,
  version: 1,
  state: 'draft',
  order_code: 'D20261118-000001',
  member: '林晓',
  author: '李',
  issuer: '',
  created: '2026-11-18T02:00:00Z',
  changed: '2026-11-18T02:00:00Z',
  issued: null,
  revision: 3,
  content: {
    client: '某大学',
    client_address: '',
    samples: [{ number: 'S1', name: '磷酸铁锂', received: '2026-11-18' }],
    items: [{ name: 'XRD', method: '', instrument: '' }],
    tested_from: null,
    tested_to: null,
    results: [],
    pictures: [],
    conclusion: '',
    remark: '',
  },
  reason: '',
  note: '',
  withdrawn_reason: '',
  code: null,
  sha256: null,
  can: ['save', 'submit', 'discard'],
  wrote: true,
  versions: [],
  ...its,
});

const at = { path: 'staff/bench/reports/:rid', at: '/staff/bench/reports/r1' };

test('a table is pasted, saved with what was shown, and submitted once the method is there', async () => {
  be('lab');
  let stored = report();
  const { visitor, server } = openAtDesk(
    ReportPage,
    {
      'staff/report/detail': () => stored,
      'staff/report/save': ({ content, revision }) => {
        const { samples = [], items = [], results = [], pictures = [], ...rest } = content;
        stored = report({
          revision: revision + 1,
          content: { ...stored.content, ...rest, ...shown({ samples, items, results, pictures }) },
        });
        return { revision: revision + 1 };
      },
      'staff/report/move': () => {
        stored = report({ state: 'review', can: ['return'], revision: 6, content: stored.content });
        return { rid: 'r1', state: 'review', revision: 6, number: null };
      },
    },
    at,
  );
  await visitor.click(await screen.findByRole('button', { name: '添加表格' }));
  fireEvent.change(screen.getByRole('textbox', { name: '表格 1 数据' }), {
    target: { value: '样品\ta / Å\nS1\t3.9992\n' },
  });
  const preview = screen.getByRole('group', { name: '表格 1 预览' });
  expect(within(preview).getByRole('cell', { name: '3.9992' })).toBeInTheDocument();

  // What is missing is said before anything is sent; what was written is saved first.
  await visitor.click(screen.getByRole('button', { name: '提交审核' }));
  const early = await dialogOf();
  expect(early.getByText(/还缺检测方法/)).toBeInTheDocument();
  expect(early.getByRole('button', { name: '提交审核' })).toBeDisabled();
  await visitor.click(early.getByRole('button', { name: '取消' }));
  expect(server.inputs('staff/report/save')).toMatchObject([{ rid: 'r1', revision: 3 }]);

  await visitor.type(screen.getByRole('textbox', { name: '检测项目 1 方法' }), 'JY/T 0587');
  await visitor.click(screen.getByRole('button', { name: '提交审核' }));
  await visitor.click((await dialogOf()).getByRole('button', { name: '提交审核' }));
  expect(await screen.findByText('您编写过这份报告，须由另一位工作人员签发。')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '签发' })).toBeNull();
  expect(server.inputs('staff/report/move')).toMatchObject([{ act: 'submit', revision: 5 }]);
});

/** Fills in what a call may leave out. */
const shown = ({
  samples,
  items,
  results,
  pictures,
}: {
  readonly samples: readonly {
    readonly number?: string;
    readonly name: string;
    readonly received?: string | null;
  }[];
  readonly items: readonly {
    readonly name: string;
    readonly method?: string;
    readonly instrument?: string;
  }[];
  readonly results: readonly { readonly title?: string; readonly rows: readonly (string | undefined)[][] }[];
  readonly pictures: readonly { readonly file_rid: string; readonly caption?: string }[];
}) => ({
  pictures: pictures.map(({ file_rid, caption = '' }) => ({ file_rid, caption })),
  samples: samples.map(({ number = '', name, received = null }) => ({ number, name, received })),
  items: items.map(({ name, method = '', instrument = '' }) => ({ name, method, instrument })),
  results: results.map(({ title = '', rows }) => ({
    title,
    rows: rows.map((row) => row.map((cell) => cell ?? '')),
  })),
});

test('a colleague’s change is shown beside what was written, and nothing is lost', async () => {
  be('lab');
  let stored = report();
  let saves = 0;
  const { visitor } = openAtDesk(
    ReportPage,
    {
      'staff/report/detail': () => stored,
      'staff/report/save': ({ revision }) => {
        saves += 1;
        if (saves === 1) {
          stored = report({ revision: 4, content: { ...stored.content, client: '某研究所' } });
          throw new Refused('seen_changed');
        }
        stored = report({ revision: revision + 1, content: stored.content });
        return { revision: revision + 1 };
      },
    },
    at,
  );
  await visitor.type(await screen.findByRole('textbox', { name: '结论' }), '单相');
  await visitor.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('listitem', { name: '委托方' })).toHaveTextContent('某研究所');
  expect(screen.getByRole('textbox', { name: '结论' })).toHaveValue('单相');
});

test('a second person issues what was read, and a withdrawal has its reason', async () => {
  be('lab');
  let stored = report({ state: 'review', can: ['return', 'issue'], wrote: false, revision: 4 });
  const { visitor, server } = openAtDesk(
    ReportPage,
    {
      'staff/report/detail': () => stored,
      'staff/report/move': ({ act }) => {
        const state = act === 'issue' ? 'issued' : 'withdrawn';
        stored = report({
          number: '2026-000001-1',
          state,
          can: act === 'issue' ? ['amend', 'withdraw'] : [],
          revision: 5,
        });
        return { rid: 'r1', state, revision: 5, number: '2026-000001-1' };
      },
    },
    at,
  );
  await visitor.click(await screen.findByRole('button', { name: '签发' }));
  await visitor.click((await dialogOf()).getByRole('button', { name: '签发' }));
  await visitor.click(await screen.findByRole('button', { name: '撤回' }));
  const dialog = await dialogOf();
  expect(dialog.getByRole('button', { name: '撤回' })).toBeDisabled();
  await visitor.type(dialog.getByRole('textbox'), '样品混淆');
  await visitor.click(dialog.getByRole('button', { name: '撤回' }));
  expect(await screen.findByText('已撤回')).toBeInTheDocument();
  expect(server.inputs('staff/report/move')).toMatchObject([
    { act: 'issue', revision: 4 },
    { act: 'withdraw', revision: 5, note: '样品混淆' },
  ]);
});

test('a correction is filled with what retests have changed since the issue; another one begins at the report', async () => {
  be('lab');
  const issued = '2026-11-20T02:00:00Z';
  const { visitor, server } = openAtDesk(
    ReportPage,
    {
      'staff/report/detail': () =>
        report({ number: '2026-000001-1', state: 'issued', issued, can: ['amend'], revision: 5 }),
      'staff/retest/list': () => ({
        of: null,
        tests: [{ ...retest(), fen: 6000, refused: '' }],
        list: [
          retest({ state: 'done' }),
          retest({ rid: 'earlier', number: 2, state: 'done', created: '2026-11-19T02:00:00Z' }),
          retest({ rid: 'open', number: 3 }),
        ],
      }),
      'staff/report/amend': () => ({ rid: 'r2' }),
    },
    at,
  );
  await visitor.click(await screen.findByRole('button', { name: '复测' }));
  const again = await dialogOf();
  expect(await again.findByLabelText('样品与项目')).toHaveDisplayValue('S2 石墨 · XRD');
  await visitor.click(again.getByRole('button', { name: '取消' }));

  await visitor.click(await screen.findByRole('button', { name: '更正' }));
  const dialog = await dialogOf();
  const reason = 'S2 XRD 复测 1：零点漂移';
  expect(dialog.getByRole('textbox')).toHaveValue(reason);
  await visitor.click(dialog.getByRole('button', { name: '建立更正版' }));
  expect(await screen.findByText('更正版已建立，签发前原版本仍然有效')).toBeInTheDocument();
  expect(server.inputs('staff/report/amend')).toEqual([{ rid: 'r1', revision: 5, reason }]);
});

const picture = (rid: string, its: Partial<Data<'staff/order/files'>['list'][number]> = {}) => ({
  rid,
  kind: 'data' as const,
  name: `${rid}.png`,
  size: 2000,
  mime: 'image/png',
  created: '2026-11-18T02:00:00Z',
  can: [],
  link: `/api/open/file/${rid}?sig=1`,
  ...its,
});

test('pictures are chosen among the order’s, or uploaded to it, and saved with their captions', async () => {
  be('lab');
  // A draft of its own: what other tests wrote and did not save is offered again.
  let stored = report({ rid: 'r3' });
  const files = [
    picture('SEM'),
    picture('curve', { name: 'XRD.csv', mime: 'text/csv' }),
    picture('page', { kind: 'protocol', name: '协议.png' }),
    picture('large', { name: '大.tif', mime: 'image/tiff', size: 21 * 1024 * 1024 }),
  ];
  let isRefused = true;
  const { visitor, server } = openAtDesk(
    ReportPage,
    {
      'staff/report/detail': () => stored,
      'staff/order/files': () => ({ list: files, raw_zip: null }),
      'staff/order/file': () => {
        files.push(picture('TEM'));
        return picture('TEM');
      },
      'staff/report/save': ({ revision, content: { pictures = [] } }) => {
        if (isRefused) {
          isRefused = false;
          throw new Refused('invalid_input', { 'content.pictures.0.file_rid': '[图片]无法读取' });
        }
        const content = { ...stored.content, ...shown({ samples: [], items: [], results: [], pictures }) };
        stored = report({ rid: 'r3', revision: revision + 1, content, state: 'review', can: [] });
        return { revision: revision + 1 };
      },
    },
    { ...at, at: '/staff/bench/reports/r3' },
  );
  await visitor.click(await screen.findByRole('button', { name: '添加图片' }));
  const choice = screen.getByRole('combobox', { name: '图片 1' });
  expect(await within(choice).findByRole('option', { name: 'SEM.png' })).toBeInTheDocument();
  expect(within(choice).getAllByRole('option')).toHaveLength(2);
  await visitor.selectOptions(choice, 'SEM.png');
  await visitor.type(screen.getByRole('textbox', { name: '图片 1 说明' }), '表面');
  expect(screen.getByRole('img', { name: '表面' })).toHaveAttribute('src', '/api/open/file/SEM?sig=1');

  await visitor.upload(screen.getByLabelText('上传图片'), new File(['x'], 'TEM.png', { type: 'image/png' }));
  expect(await screen.findByRole('img', { name: 'TEM.png' })).toBeInTheDocument();
  expect(server.inputs('staff/order/file')).toMatchObject([{ code: 'D20261118-000001', kind: 'data' }]);

  await visitor.click(screen.getByRole('button', { name: '保存' }));
  expect((await screen.findAllByText('[图片]无法读取')).length).toBeGreaterThan(0);
  await visitor.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('图 1 表面')).toBeInTheDocument();
  const pictures = [
    { file_rid: 'SEM', caption: '表面' },
    { file_rid: 'TEM', caption: '' },
  ];
  expect(server.inputs('staff/report/save').at(-1)).toMatchObject({ content: { pictures } });
});

test('a table is the same after it was written as text and read again', () => {
  const cell = fc.stringMatching(/^[\w.±"|/ ]{0,8}$/).map((text) => text.trim());
  const table = fc
    .integer({ min: 2, max: 12 })
    .chain((columns) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 20 }),
    )
    .filter((rows) => rows.every((row) => row.some((one) => one !== '')));
  fc.assert(fc.property(table, (rows) => expect(tableOfText(textOfTable(rows))).toEqual(rows)));
  expect(tableOfText('样品 | a\nS1 | 3.99 | 多')).toEqual([
    ['样品', 'a', ''],
    ['S1', '3.99', '多'],
  ]);
});
