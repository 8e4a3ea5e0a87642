import { Starvation } from './starvation';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A page that is shown, and one that is ready and that React does not get to render. */
function starved() {
  const render = jest.fn();
  const starvation = new Starvation(render);
  starvation.shown('first');
  starvation.ready('second');
  return { render, starvation };
}

test('a page that React does not get to render in a second is rendered at once', () => {
  const { render } = starved();
  jest.advanceTimersByTime(1000);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a page that is rendered in time, or left meanwhile, is not rendered again: that would undo the next navigation', () => {
  const shown = starved();
  shown.starvation.shown('second');
  const left = starved();
  left.starvation.left();
  jest.advanceTimersByTime(5000);
  expect(shown.render).not.toHaveBeenCalled();
  expect(left.render).not.toHaveBeenCalled();
});
