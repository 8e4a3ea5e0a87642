import { fullText, roomOf, roomText } from './room';

test('a limit is near in its last fifth, and at most for the last ten', () => {
  expect(roomOf('planItems', 89)).toEqual({ left: 11, near: false, full: false });
  expect(roomOf('planItems', 90)).toEqual({ left: 10, near: true, full: false });
  expect(roomOf('webhooks', 3).near).toBe(false);
  expect(roomOf('webhooks', 4).near).toBe(true);
  // What is over the limit, because it was lower before, is full too.
  expect(roomOf('planItems', 101)).toEqual({ left: 0, near: true, full: true });
});

test('the text names the limit, near it what is left, and at it what can be done', () => {
  expect(roomText('addresses', 3)).toBe('最多保存 20 个地址');
  expect(roomText('addresses', 18)).toBe('还可保存 2 个地址（最多 20）');
  expect(roomText('addresses', 20)).toBe('已达上限 20 个地址，请先删除不用的地址');
  expect(fullText('clusterMembers')).toBe('已达上限 200 位成员，移除成员后才能同意新的申请');
});
