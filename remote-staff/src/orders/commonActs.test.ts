import type { OrderAct } from '@portal/shared/rules';
import { commonActs } from './commonActs';

const row = (...can: OrderAct[]) => ({ can });

test.each([
  ['nothing is selected', [], []],
  ['one', [row('confirm', 'cancel')], ['confirm', 'cancel']],
  ['two that share one', [row('confirm', 'cancel'), row('receive', 'cancel')], ['cancel']],
  ['two that share none', [row('test'), row('close')], []],
  ['acts of statements and answers', [row('bill', 'answer', 'resolve')], []],
])('acts when %s', (_when, rows, acts) => expect(commonActs(rows)).toEqual(acts));
