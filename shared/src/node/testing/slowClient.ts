import { connect, type Socket } from 'node:net';

/** A client that has sent the headers of a POST and one byte of its body, of which `length` are promised. */
export interface SlowClient {
  send(text: string): void;
  /** What the server has sent when it closes the connection. */
  readonly closed: Promise<string>;
}

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });

export async function slowClient(
  port: number,
  { path, type, length }: { path: string; type: string; length: number },
): Promise<SlowClient> {
  const socket = await open(port);
  let received = '';
  socket.on('data', (chunk) => {
    received += String(chunk);
  });
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: portal',
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\nConnection: close\r\n\r\n{`);
  return { send: (text) => void socket.write(text), closed };
}
