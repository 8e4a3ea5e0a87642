import { keepGlobals, ownFetch, restoreGlobals } from './ownGlobals';

const answer = new Response('own');

beforeAll(() => {
  globalThis.fetch = async () => answer;
  keepGlobals();
});

const useless = () => {
  throw new Error('replaced');
};

test('what an area has put in the place of a function of the browser is taken back by name', async () => {
  const { addEventListener } = window;
  expect(restoreGlobals()).toEqual([]);
  Object.assign(window, { fetch: useless, addEventListener: useless });
  Object.assign(history, { pushState: useless });
  History.prototype.replaceState = useless;
  expect(await ownFetch('/x')).toBe(answer);
  expect(restoreGlobals().sort()).toEqual(['addEventListener', 'fetch', 'pushState', 'replaceState']);
  history.pushState(null, '', '/some');
  history.replaceState(null, '', '/other');
  expect(window.location.pathname).toBe('/other');
  expect(await fetch('/x')).toBe(answer);
  expect(window.addEventListener).toBe(addEventListener);
  expect(restoreGlobals()).toEqual([]);
});
