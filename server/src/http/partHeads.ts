import type { IncomingMessage } from 'node:http';
import { refuse } from './error';

/** Largest head of a part in bytes; browsers send a few hundred. */
const mostHead = 16 * 1024;

const lineEnd = '\r\n';
const headEnd = '\r\n\r\n';

/**
 * Ends a form with malformed_body as soon as a part arrives that no field can be made of: without a complete head, or
 * without `Content-Disposition: form-data` in it. The parser skips such a part and may then wait for ever, so that the client
 * would get a 408 after half a minute. It ends like a form whose connection breaks, by an error of the request.
 */
export function refuseHeadlessParts(request: IncomingMessage): void {
  const boundary = boundaryOf(request.headers['content-type'] ?? '');
  if (boundary === undefined) return;
  const heads = new PartHeads(boundary);
  const check = (chunk: Buffer) => {
    if (heads.accept(chunk)) return;
    request.off('data', check);
    request.emit('error', refuse('malformed_body'));
  };
  request.on('data', check);
}

const boundaryOf = (type: string): string | undefined => {
  const [, quoted, plain] = /;\s?boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(type) ?? [];
  return quoted ?? plain;
};

/** Finds the heads of the parts in a body that arrives in pieces. */
export class PartHeads {
  readonly #delimiter: Buffer;
  /** What is not decided yet: the end of a body that may begin a delimiter, or the beginning of a head. */
  #rest: Buffer = Buffer.from(lineEnd);
  #isHead = false;
  #isOver = false;

  constructor(boundary: string) {
    this.#delimiter = Buffer.from(`${lineEnd}--${boundary}`);
  }

  /** Takes the next piece. Returns false when a part has begun that has no good head. */
  accept(chunk: Buffer): boolean {
    if (this.#isOver) return true;
    this.#rest = Buffer.concat([this.#rest, chunk]);
    while (!this.#isOver) {
      if (!this.#isHead && !this.#skipBody()) return true;
      const head = this.#takeHead();
      if (head === undefined) return true;
      if (!head) return false;
    }
    return true;
  }

  /** Returns true when the next head begins in what has arrived. */
  #skipBody(): boolean {
    const at = this.#rest.indexOf(this.#delimiter);
    this.#isHead = at >= 0;
    this.#rest = this.#rest.subarray(at >= 0 ? at + this.#delimiter.length : -(this.#delimiter.length - 1));
    return this.#isHead;
  }

  /** Returns whether the head is good, undefined while it is not complete; after the last part there is none. */
  #takeHead(): boolean | undefined {
    const rest = this.#rest;
    if (rest.length < 2) return undefined;
    if (rest.subarray(0, 2).toString('latin1') === '--') {
      this.#isOver = true;
      return undefined;
    }
    const end = rest.subarray(0, mostHead).indexOf(headEnd);
    const next = rest.indexOf(this.#delimiter);
    if (end < 0) return next >= 0 || rest.length > mostHead ? false : undefined;
    if (next >= 0 && next < end + headEnd.length) return false;
    this.#isHead = false;
    this.#rest = rest.subarray(end + headEnd.length);
    return isGood(rest.subarray(0, end).toString('latin1'));
  }
}

/** True for a head that the parser makes a field or a file of: it stops at a line without a name and at a bare line break. */
function isGood(head: string): boolean {
  const lines = head.split(lineEnd).filter((line) => line !== '');
  if (lines.some((line) => /[\r\n]/.test(line) || !/^[^\s:][^:]*:|^[ \t]/.test(line))) return false;
  const named = lines.find((line) => /^content-disposition:/i.test(line));
  const value = named?.slice(named.indexOf(':') + 1) ?? '';
  const isDecoded = value.includes('*=') && /%0[ad]/i.test(value);
  return /^[ \t]?form-data(?:$|[ \t;])/i.test(value) && !isDecoded;
}
