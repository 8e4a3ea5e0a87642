import fc from 'fast-check';

/** One way in which a file is damaged at a place, from 0 up to 1 of its length. */
interface Damage {
  readonly kind: 'byte' | 'huge' | 'zero' | 'cut' | 'lost' | 'doubled' | 'letter';
  readonly at: number;
  /** Of the head only: counts and offsets are there. */
  readonly head: boolean;
  readonly value: number;
}

const damage: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom('byte', 'huge', 'zero', 'cut', 'lost', 'doubled', 'letter'),
  at: fc.double({ min: 0, max: 0.999999, noNaN: true }),
  head: fc.boolean(),
  value: fc.nat(255),
});

/** A few ways in which one file is damaged. */
export const damages: fc.Arbitrary<readonly Damage[]> = fc.array(damage, { minLength: 1, maxLength: 5 });

const letters = '0123456789<>"&;.-eE,\n';

/** Returns a damaged copy of a file. */
export function damaged(bytes: Uint8Array, done: readonly Damage[]): Uint8Array {
  return done.reduce(step, bytes);
}

function step(bytes: Uint8Array, { kind, at, head, value }: Damage): Uint8Array {
  const place = Math.floor(at * (head ? Math.min(600, bytes.length) : bytes.length));
  const end = Math.min(bytes.length, place + 1 + (value % 100));
  if (kind === 'cut') return bytes.slice(0, place + 1);
  if (kind === 'lost') return spliced(bytes.subarray(0, place), bytes.subarray(end));
  if (kind === 'doubled') return spliced(bytes.subarray(0, end), bytes.subarray(place));
  const copy = bytes.slice();
  if (kind === 'byte') copy[place] = value;
  if (kind === 'letter') copy[place] = letters.charCodeAt(value % letters.length);
  if (kind === 'huge') copy.set([0xff, 0xff, 0xff, 0x7f].slice(0, bytes.length - place), place);
  if (kind === 'zero') copy.fill(0, place, place + 8);
  return copy;
}

function spliced(before: Uint8Array, after: Uint8Array): Uint8Array {
  const whole = new Uint8Array(before.length + after.length);
  whole.set(before);
  whole.set(after, before.length);
  return whole;
}
