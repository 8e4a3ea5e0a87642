import type { Path } from '@portal/shared/contract';
import type { TestMember } from '../factories';

import { attemptsOf } from '../foreign/attempts';
import type { Things } from '../foreign/thing';
import { type Lab, send } from '../orders';
import type { Given } from '../seen';
import type { TestApp } from '../testApp';

/** A member who has everything, and what acts need besides. */
export interface Scene {
  readonly t: TestApp;
  readonly who: TestMember;
  readonly its: Things;
  readonly desk: Lab;
}

/** An act of the member. Its input is made when it is its turn. */
export interface Act {
  readonly path: Path;
  readonly input: () => unknown;
}

export const act = <P extends Path>(path: P, input: () => Given<P> | Promise<Given<P>>): Act => ({
  path,
  input,
});

/** Returns acts with the input that `foreign.test.ts` has for them, by path and key. */
export function tried({ its }: Scene, ...wanted: readonly `${Path} ${string}`[]): Act[] {
  const attempts = new Map(attemptsOf(its, its).map((one) => [`${one.path} ${one.field}`, one]));
  return wanted.map((key) => {
    const found = attempts.get(key);
    if (!found) throw new Error(`no attempt ${key}`);
    // What the member saw is looked up.
    const { seen: _, ...input } = Object(found.input);
    return { path: found.path, input: () => input };
  });
}

/** Uploads a file of the member and returns its key. */
export const upload = async ({ t, who }: Scene): Promise<string> =>
  (await send(t, 'auth/upload4file', {}, { name: 'a.pdf', bytes: '%PDF-1.4\n%%EOF\n' }, who.token)).data
    .file_rid;
