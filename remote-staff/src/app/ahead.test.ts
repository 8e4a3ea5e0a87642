import { runInAction } from 'mobx';
import { desk } from '../ui/session/desk';
import type { DeskStage } from '../ui/session/deskSession';
import { ahead, callAhead } from './ahead';

const stand = (stage: DeskStage) => runInAction(() => Object.assign(desk, { stage }));
const Page = () => null;
const settled = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['asking', 1],
  ['out', 0],
  ['code', 0],
] as const)('code is loaded beside the check of a kept login, and not without one: %s', (stage, loads) => {
  stand(stage);
  const load = jest.fn(async () => null);
  ahead(load);
  expect(load).toHaveBeenCalledTimes(loads);
});

test.each([
  ['in', 1],
  ['out', 0],
  ['unreachable', 0],
] as const)(
  'the calls of the first page are made when the kept login holds only: %s',
  async (stage, calls) => {
    stand('asking');
    const call = jest.fn();
    expect(callAhead(Page, call)).toBe(Page);
    expect(call).not.toHaveBeenCalled();
    stand(stage);
    await settled();
    expect(call).toHaveBeenCalledTimes(calls);
  },
);

test('a page that is opened later makes its calls itself', async () => {
  stand('in');
  const call = jest.fn();
  callAhead(Page, call);
  await settled();
  expect(call).not.toHaveBeenCalled();
});
