import { sharesByOrder } from './statement.line.rules';

test('what was paid for a statement is divided over its orders', () => {
  const lines = [
    { order_rid: 'a', amount_fen: 300 },
    { order_rid: 'b', amount_fen: 100 },
    { order_rid: 'a', amount_fen: -100 },
    { order_rid: 'c', amount_fen: 0 },
  ];
  expect([...sharesByOrder(lines, 100)]).toEqual([
    ['a', 66],
    ['b', 34],
    ['c', 0],
  ]);
  expect([...sharesByOrder(lines, 300).values()]).toEqual([200, 100, 0]);
  const large = [
    { order_rid: 'a', amount_fen: 9_000_000_000_001 },
    { order_rid: 'b', amount_fen: 1 },
  ];
  expect([...sharesByOrder(large, 9_000_000_000_002).values()]).toEqual([9_000_000_000_001, 1]);
});
