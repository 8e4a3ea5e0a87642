import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A POST with a body of `size` bytes. */
export interface Posted {
  readonly path: string;
  readonly type: string;
  readonly size: number;
  /** Text that the body begins with; the rest is filler. */
  readonly begin: string;
  readonly end: string;
  readonly isChunked: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly closes: boolean;
  readonly body: string;
}

/** When a client reads: while it sends, as proxies do, or after its whole body, as simple clients do. */
export type Reading = 'meanwhile' | 'afterwards';

/** Milliseconds in which an answer must come: it hangs when it needs more. */
const answerMs = 15_000;

const filler = Buffer.alloc(64 * 1024, 'x');

/** One connection, as a client or a proxy keeps it for its next request. */
export class Connection {
  readonly #socket: Socket;
  readonly #closed: Promise<unknown>;
  #received = '';

  private constructor(socket: Socket) {
    this.#socket = socket;
    this.#closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
    socket.setEncoding('latin1').on('data', (text: string) => {
      this.#received += text;
    });
  }

  static async to(port: number): Promise<Connection> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Connection(socket);
  }

  close(): void {
    this.#socket.destroy();
  }

  /** Sends a request and returns its answer; rejects when there is none. */
  async post(posted: Posted, reading: Reading = 'meanwhile'): Promise<Answer> {
    this.#received = '';
    if (reading === 'afterwards') this.#socket.pause();
    const sent = this.#send(posted, () => reading === 'meanwhile' && this.#answer()?.closes === true);
    if (reading === 'afterwards') {
      await sent;
      this.#socket.resume();
    }
    const answer = await this.#answered();
    await sent;
    return answer;
  }

  /** Sends the head of a request only. */
  begin({ path, type, size, isChunked, headers }: Omit<Posted, 'begin' | 'end'>): void {
    const head = Object.entries({
      host: 'portal',
      'content-type': type,
      ...(isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(size) }),
      ...headers,
    });
    const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    this.#socket.write(`POST ${path} HTTP/1.1\r\n${lines}\r\n`);
  }

  async #send(posted: Posted, isEnough: () => boolean): Promise<void> {
    this.begin(posted);
    const { isChunked } = posted;
    for (const piece of piecesOf(posted)) {
      if (isEnough() || this.#socket.destroyed) return;
      await this.#write(isChunked ? chunkOf(piece) : piece);
    }
    if (isChunked && !isEnough()) await this.#write(Buffer.from('0\r\n\r\n'));
  }

  /** A failed write ends the sending; the answer may have arrived all the same. */
  #write(bytes: Buffer): Promise<unknown> {
    return Promise.race([new Promise((resolve) => this.#socket.write(bytes, resolve)), this.#closed]);
  }

  async #answered(): Promise<Answer> {
    const until = Date.now() + answerMs;
    for (;;) {
      const answer = this.#answer();
      if (answer) return answer;
      if (this.#socket.destroyed) throw new Error('the connection ended without an answer');
      if (Date.now() > until) throw new Error('no answer: it hangs');
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  #answer(): Answer | undefined {
    const found = /^HTTP\/1\.1 (\d+)[^\r]*\r\n([\s\S]*?\r\n)\r\n([\s\S]*)$/.exec(this.#received);
    const [, status = '', head = '', body = ''] = found ?? [];
    const length = /^content-length: (\d+)\r$/im.exec(head)?.[1];
    const isWhole = length === undefined ? body.endsWith('0\r\n\r\n') : body.length >= Number(length);
    if (!found || !isWhole) return undefined;
    return { status: Number(status), closes: /^connection: close\r$/im.test(head), body };
  }
}

function* piecesOf({ begin, end, size }: Posted): Generator<Buffer> {
  yield Buffer.from(begin);
  for (let left = size - begin.length - end.length; left > 0; left -= filler.length)
    yield filler.subarray(0, Math.min(left, filler.length));
  yield Buffer.from(end);
}

const chunkOf = (piece: Buffer): Buffer =>
  piece.length === 0
    ? piece
    : Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
