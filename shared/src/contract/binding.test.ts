/** @jest-environment node */
import { z } from 'zod';
import { type BindingPath, bindingActs, contract, type Endpoint, refusalsOf } from '.';

const calls = Object.entries(contract as Readonly<Record<string, Endpoint>>);
const isBinding = (path: string): path is BindingPath => Object.hasOwn(bindingActs, path);

/** Returns the JSON schema of the input of a call, as a client sends it. */
const inputOf = ({ input }: Endpoint) => z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });

test('a call carries what was seen exactly when the table says that it binds', () => {
  for (const [path, endpoint] of calls) {
    const { properties = {}, required = [] } = inputOf(endpoint);
    if (!isBinding(path)) {
      expect([path, properties.seen]).toEqual([path, undefined]);
      continue;
    }
    const seen = Object(properties.seen);
    expect([path, Object.keys(seen.properties ?? {}), seen.required]).toEqual([
      path,
      [...bindingActs[path]],
      [...bindingActs[path]],
    ]);
    expect([path, required]).toEqual([path, expect.arrayContaining(['seen'])]);
    expect([path, refusalsOf(endpoint)]).toEqual([path, expect.arrayContaining(['seen_changed'])]);
    expect([path, endpoint.input.safeParse(endpoint.example).success]).toEqual([path, true]);
  }
});
