/** Returns numbers from 0 up to 1 that are the same in each run. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const pieces = [
  '\t',
  ';',
  ',',
  '"',
  '\n',
  '\n\n',
  '-1.#IND',
  'NaN',
  '1e999',
  '0x10',
  '##',
  '[',
  '┌│└',
  '\ufeff',
  '：',
  '9'.repeat(400),
  ' '.repeat(400),
  '1,234',
  '12:30',
  '<a>',
].map((text) => new TextEncoder().encode(text));

/** Returns bytes with some of them changed, left out, doubled, cut off, or with a piece of another form put in. */
export function mutated(bytes: Uint8Array, random: () => number): Uint8Array {
  let changed = bytes;
  const times = 1 + Math.floor(random() * 6);
  for (let time = 0; time < times; time++) changed = step(changed, random);
  return changed;
}

function step(bytes: Uint8Array, random: () => number): Uint8Array {
  const at = Math.floor(random() * bytes.length);
  const end = Math.min(bytes.length, at + 1 + Math.floor(random() * 200));
  const kind = Math.floor(random() * 6);
  const join = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
  if (kind === 0) return bytes.map((byte, index) => (index === at ? Math.floor(random() * 256) : byte));
  if (kind === 1) return join(bytes.subarray(0, at), bytes.subarray(end));
  if (kind === 2) return join(bytes.subarray(0, end), bytes.subarray(at));
  if (kind === 3) return bytes.subarray(0, at + 1);
  const piece = pieces[Math.floor(random() * pieces.length)] ?? bytes;
  return join(bytes.subarray(0, at), piece, bytes.subarray(kind === 4 ? at : end));
}
