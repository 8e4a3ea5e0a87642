import { connect, type Socket } from 'node:net';

/** A client that has sent the headers of a POST and the beginning of a body of `length` bytes. */
export interface SlowClient {
  send(text: string): void;
  /** Resolves to the server's answer when it closes the connection. */
  readonly closed: Promise<string>;
}

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });

/** Parses the server's last answer: status, and the refusal's id and message. */
export async function refusalOf(closed: Promise<string>) {
  const [, status, body = ''] = /^HTTP\/1\.1 (\d+) [\s\S]*?\r\n\r\n([\s\S]*)$/.exec(await closed) ?? [];
  const { code, msg, data } = JSON.parse(body);
  return { status: Number(status), code, msg, error: data.error, requestId: data.requestId };
}

/** Sends this text only. Resolves to the server's answer when it closes the connection. */
export async function rawClient(port: number, text: string): Promise<string> {
  const socket = await open(port);
  const { closed } = listenTo(socket);
  socket.write(text);
  return closed;
}

function listenTo(socket: Socket): { readonly closed: Promise<string> } {
  let received = '';
  socket.on('data', (chunk) => {
    received += String(chunk);
  });
  socket.on('error', () => undefined);
  return { closed: new Promise((resolve) => socket.once('close', () => resolve(received))) };
}

export async function slowClient(
  port: number,
  { path, type, length }: { path: string; type: string; length: number },
  begin = '{',
): Promise<SlowClient> {
  const socket = await open(port);
  const { closed } = listenTo(socket);
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: portal',
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\nConnection: close\r\n\r\n${begin}`);
  return { send: (text) => void socket.write(text), closed };
}
