import { loadInTurn } from './loadInTurn';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const press = () => document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));

test('parts are loaded one after the other, also after one has failed', async () => {
  const order: string[] = [];
  const load = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    order.push(`${name} ends`);
    if (name === 'a') throw new Error('not reachable');
  };
  const done = loadInTurn([load('a'), load('b')]);
  await jest.advanceTimersByTimeAsync(3000);
  await done;
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('nothing is loaded while somebody types, nor for half a second after', async () => {
  const loads = [jest.fn(async () => {}), jest.fn(async () => {})] as const;
  const done = loadInTurn(loads);
  await jest.advanceTimersByTimeAsync(60);
  expect(loads[0]).toHaveBeenCalled();
  for (let key = 0; key < 10; key++) {
    press();
    await jest.advanceTimersByTimeAsync(200);
  }
  expect(loads[1]).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(500);
  expect(loads[1]).toHaveBeenCalled();
  await done;
});
