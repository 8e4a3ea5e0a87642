/** Returns a text in GBK, in which Chinese banks write their CSV. For tests. */
export function gbk(text: string): Uint8Array<ArrayBuffer> {
  const bytes = [...text].flatMap((letter) => {
    const found = letter < '\x80' ? [letter.charCodeAt(0)] : codes().get(letter);
    if (!found) throw new Error(`GBK has no ${letter}`);
    return found;
  });
  return new Uint8Array(bytes);
}

let known: ReadonlyMap<string, readonly number[]> | undefined;

function codes(): ReadonlyMap<string, readonly number[]> {
  if (known) return known;
  const decoder = new TextDecoder('gbk');
  const pairs: [string, number[]][] = [];
  for (let first = 0x81; first <= 0xfe; first++)
    for (let second = 0x40; second <= 0xfe; second++)
      if (second !== 0x7f) pairs.push([decoder.decode(new Uint8Array([first, second])), [first, second]]);
  known = new Map(pairs.filter(([letter]) => [...letter].length === 1));
  return known;
}
