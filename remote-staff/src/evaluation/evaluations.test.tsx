import { Refused } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { dialogOf, openAtDesk } from '../testing/desk';
import { EvaluationsPage } from './EvaluationsPage';
import type { EvaluationRow } from './evaluationList';

const evaluation: EvaluationRow = {
  rid: 'e1',
  code: 'P20261129-000001',
  state: 'waiting',
  stars: 5,
  text: '数据清晰，交付及时',
  option_text: ['常规扫描'],
  pictures: ['/api/open/file/p1'],
  created: '2026-11-28T02:00:00Z',
  reply: null,
  reason: '',
  anonymous: true,
  order: { rid: 'o1', code: 'D20261120-000001' },
  item: { rid: 'i1', device_rid: 'xrd', name: 'X 射线衍射' },
  member: '林晓 示例大学 13800000000',
};

test('an evaluation is read with its order and pictures, and released by one act', async () => {
  let isReleased = false;
  const { visitor, server } = openAtDesk(EvaluationsPage, {
    'staff/evaluation/list': () => ({ list: isReleased ? [] : [evaluation], next: null }),
    'staff/evaluation/release': () => {
      isReleased = true;
      return { ...evaluation, state: 'released' as const };
    },
  });
  const card = within(await screen.findByRole('listitem', { name: evaluation.code }));
  expect(card.getByText(/D20261120-000001/)).toBeInTheDocument();
  expect(card.getByText(/匿名展示/)).toBeInTheDocument();
  expect(card.getByRole('button', { name: '放大第 1 张图片' })).toBeInTheDocument();
  await visitor.click(card.getByRole('button', { name: `展示 ${evaluation.code}` }));
  await visitor.dblClick((await dialogOf()).getByRole('button', { name: '展示' }));
  expect(await screen.findByText(`${evaluation.code} 已展示在服务页`)).toBeInTheDocument();
  expect(server.inputs('staff/evaluation/release')).toEqual([{ code: evaluation.code }]);
  expect(await screen.findByText('没有待审核的评价')).toBeInTheDocument();
});

test('of two people who decide on one evaluation the second reads what happened, and keeps the reason', async () => {
  let isDecided = false;
  const { visitor } = openAtDesk(EvaluationsPage, {
    'staff/evaluation/list': () => ({ list: isDecided ? [] : [evaluation], next: null }),
    'staff/evaluation/hide': () => {
      isDecided = true;
      throw new Refused('evaluation_act_refused');
    },
  });
  await visitor.click(await screen.findByRole('button', { name: `不展示 ${evaluation.code}` }));
  const shown = await dialogOf();
  expect(shown.getByRole('button', { name: '不展示' })).toBeDisabled();
  await visitor.type(shown.getByRole('textbox'), '含有广告');
  await visitor.click(shown.getByRole('button', { name: '不展示' }));
  expect(await shown.findByText(/该评价现在不能再这样操作/)).toBeInTheDocument();
  expect(shown.getByRole('textbox')).toHaveValue('含有广告');
  expect(shown.getByRole('button', { name: '不展示' })).toHaveAttribute('aria-disabled', 'true');
});

test('an answer can be written and corrected', async () => {
  const answered = { ...evaluation, reply: { text: '感谢认可', at: '2026-11-28T03:00:00Z' } };
  const { visitor, server } = openAtDesk(EvaluationsPage, {
    'staff/evaluation/list': () => ({ list: [answered], next: null }),
    'staff/evaluation/reply': ({ text }) => ({ ...answered, reply: { text, at: '2026-11-28T03:00:00Z' } }),
  });
  await visitor.click(await screen.findByRole('button', { name: `修改回复 ${evaluation.code}` }));
  const shown = await dialogOf();
  await visitor.type(shown.getByRole('textbox'), '！');
  await visitor.click(shown.getByRole('button', { name: '替换回复' }));
  expect(await screen.findByText(`${evaluation.code} 已回复`)).toBeInTheDocument();
  expect(server.inputs('staff/evaluation/reply')).toEqual([{ code: evaluation.code, text: '感谢认可！' }]);
});
