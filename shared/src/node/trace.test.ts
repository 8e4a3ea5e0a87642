import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { traceId, traceparent } from './trace';

function request(given?: string): IncomingMessage {
  const message = new IncomingMessage(new Socket());
  if (given !== undefined) message.headers.traceparent = given;
  return message;
}

const id = '4bf92f3577b34da6a3ce929d0e0e4736';
const span = '00f067aa0ba902b7';

test('a trace is handed on with a span of its own', () => {
  const one = request(`00-${id}-${span}-01`);
  expect(traceId(one)).toBe(id);
  expect(traceparent(one)).toMatch(new RegExp(`^00-${id}-(?!${span})[0-9a-f]{16}-01$`));
});

test('a later version is read as far as it is known', () => {
  expect(traceId(request(`cc-${id}-${span}-01-what-comes-later`))).toBe(id);
});

test.each([
  undefined,
  '',
  'nonsense',
  `00-${'0'.repeat(32)}-${span}-01`,
  `00-${id}-${'0'.repeat(16)}-01`,
  `ff-${id}-${span}-01`,
  `00-${id.toUpperCase()}-${span}-01`,
  `00-${id}-${span}-01-more`,
  `00-${id}-${span}-01\nforged line`,
])('what is no trace (%j) begins a new one, the same for the whole request', (given) => {
  const one = request(given);
  expect(traceId(one)).toMatch(/^[0-9a-f]{32}$/);
  expect(traceId(one)).not.toBe(id);
  expect(traceparent(one)).toMatch(new RegExp(`^00-${traceId(one)}-[0-9a-f]{16}-00$`));
  expect(traceId(request(given))).not.toBe(traceId(one));
});
