import { bareEmail, emailPattern } from './field';

/** What was read from a text of e-mail addresses. */
interface ReadAddresses {
  /** Each address once, as it is sent. */
  readonly addresses: string[];
  /** Parts that are no address. */
  readonly wrong: string[];
}

const separators = /[,;、|]/;

/**
 * Reads e-mail addresses as people type and paste them: in lines or with signs of either width between them, with names
 * (`财务处 <cw@example.edu.cn>`), as links (`mailto:`), with ＠ and 。 of an input method.
 */
export function readMailAddresses(typed: string): ReadAddresses {
  const parts = typed.split(/[\r\n]+/).flatMap((line) => partsOf(bareEmail(line)));
  const addresses = new Map<string, string>();
  const wrong: string[] = [];
  for (const part of parts) {
    if (!emailPattern.test(part)) wrong.push(part);
    else if (!addresses.has(part.toLowerCase())) addresses.set(part.toLowerCase(), part);
  }
  return { addresses: [...addresses.values()], wrong };
}

/** Splits a line into what should be addresses. A name stands before an address in brackets, or beside one. */
function partsOf(line: string): string[] {
  return withoutNames(line.replace(/"[^"]*"/g, ' '))
    .split(separators)
    .flatMap((part) => {
      const words = part
        .split(/\s+/)
        .map((word) => bareWord(word.replace(/^mailto:/i, '')))
        .filter(Boolean);
      const withAt = words.filter((word) => word.includes('@'));
      return withAt.length > 0 ? withAt : words.length > 0 ? [words.join(' ')] : [];
    });
}

/** Leaves the address of each `name <address>`. A regular expression for it would take time by the square of a long line. */
function withoutNames(line: string): string {
  const [first = '', ...pieces] = line.split('<');
  const done: string[] = [];
  let rest = first;
  for (const piece of pieces) {
    const end = piece.indexOf('>');
    if (end === -1) rest += `<${piece}`;
    else {
      done.push(beforeName(rest), piece.slice(0, end));
      rest = piece.slice(end + 1);
    }
  }
  return [...done, rest].join(';');
}

/** Returns what stands before the name at the end of a text. */
const beforeName = (text: string): string =>
  text.slice(0, Math.max(...[...',;、|<>'].map((sign) => text.lastIndexOf(sign))) + 1);

/** Returns a word without brackets around it and without a point at its end. */
function bareWord(word: string): string {
  let [start, end] = [0, word.length];
  while (start < end && '<('.includes(word.charAt(start))) start += 1;
  while (start < end && '>).'.includes(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
}
