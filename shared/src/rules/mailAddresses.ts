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
  const named = line.replace(/"[^"]*"/g, ' ').replace(/[^,;、|<>]*<([^<>]*)>/g, ' $1;');
  return named.split(separators).flatMap((part) => {
    const words = part
      .split(/\s+/)
      .map((word) => word.replace(/^mailto:/i, '').replace(/^[<(]+|[>).]+$/g, ''))
      .filter(Boolean);
    const withAt = words.filter((word) => word.includes('@'));
    return withAt.length > 0 ? withAt : words.length > 0 ? [words.join(' ')] : [];
  });
}
