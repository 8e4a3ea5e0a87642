import {
  type BindingPath,
  bindingActs,
  contract,
  type Endpoint,
  type Input,
  type Path,
} from '@portal/shared/contract';
import type { Seen } from '@portal/shared/rules';

/** An input of a call; what the person saw may be left out of a call that binds: see {@link looking}. */
export type Given<P extends Path> = P extends BindingPath
  ? Omit<Input<P>, 'seen'> & { readonly seen?: Input<P>['seen'] }
  : Input<P>;

/** Reads the answer of a call as the person who is about to act. */
type Read = (path: Path, input: object) => Promise<unknown>;
type Look = (input: Record<string, unknown>, read: Read) => Promise<unknown>;

/** What shows the values that a call carries: the answer of a call that reads. */
const looks: { readonly [P in BindingPath]: Look } = {
  'auth/assign/right': ({ rid }, read) => read('auth/assign/statement', { rid }),
  'auth/statement/pay': ({ rid }, read) => read('auth/assign/statement', { rid }),
};

const isBinding = (path: string): path is BindingPath => path in bindingActs;

function neverShown(path: BindingPath): Seen {
  const { example }: Endpoint = contract[path];
  return Object(example).seen;
}

/** Returns the input with values that were never shown, for a record that the person can't see. */
export const withNeverShown = (path: Path, input: unknown): unknown =>
  isBinding(path) ? { seen: neverShown(path), ...Object(input) } : input;

/** Returns the input as a person sends it who looks at the record first: with what is shown, unless it has something else. */
export async function looking(path: Path, input: unknown, read: Read): Promise<unknown> {
  if (!isBinding(path) || Object(input).seen !== undefined) return input;
  const shown = Object(await looks[path](Object(input), read));
  const none = neverShown(path);
  const seen = Object.fromEntries(bindingActs[path].map((field) => [field, shown[field] ?? none[field]]));
  return { ...Object(input), seen };
}
