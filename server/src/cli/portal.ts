import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Data, ErrorId, Input, Path } from '@portal/shared/contract';

/** What a command can end with besides a refusal of the portal: wrong words or files, or no connection. */
type CommandErrorId = 'usage' | 'unreachable';

/** An error that ends the command; its message is one line for the user. */
export class CommandError extends Error {
  readonly id: CommandErrorId | ErrorId;
  /** With edited_meanwhile: what the edit would have replaced, as it is now. */
  readonly present: object | undefined;

  constructor(message: string, id: CommandErrorId | ErrorId = 'usage', present?: object) {
    super(message);
    this.id = id;
    this.present = present;
  }
}

/** URL of the portal and the account of the caller. */
export interface Portal {
  readonly url: string;
  readonly token: string;
  /** Receives the data of each answer. */
  readonly onAnswer?: (data: unknown) => void;
  /** Replaces the password of the account that logged in; only for the command that does so. */
  readonly changePassword?: () => Promise<void>;
  /** Stores the session for later commands; only for commands that prove the second factor themselves. */
  readonly keep?: () => Promise<void>;
}

/** Throws CommandError when the portal is unreachable, before any call is sent. */
export async function reach({ url }: Portal): Promise<void> {
  await fetch(`${url}/healthz`).catch(() => {
    throw new CommandError(
      `门户没有运行：连接不上 ${url}。请先运行 npm start，或用 PORTAL_URL 指明地址。`,
      'unreachable',
    );
  });
}

/** Makes a call; a refusal becomes a {@link CommandError} with the server's message. */
export function call<P extends Path>(portal: Portal, path: P, input: Input<P>): Promise<Data<P>> {
  return send(portal, path, JSON.stringify(input), { 'content-type': 'application/json' });
}

/** Sends the form's fields with the file at `source`, or without a file. */
export async function upload<P extends Path>(
  portal: Portal,
  path: P,
  fields: Readonly<Record<string, string>>,
  source: string | undefined,
): Promise<Data<P>> {
  const file = source === undefined ? undefined : { bytes: await fileAt(source), name: basename(source) };
  return sendForm(portal, path, fields, file);
}

/** Sends the form's fields, with a file or without one. */
export async function sendForm<P extends Path>(
  portal: Portal,
  path: P,
  fields: Readonly<Record<string, string>>,
  file: { readonly bytes: Blob; readonly name: string } | undefined,
): Promise<Data<P>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', file.bytes, file.name);
  return send(portal, path, form, {});
}

/** Returns the size of a file in bytes. */
export async function fileSize(source: string): Promise<number> {
  return (await stat(source).catch(() => unreadable(source))).size;
}

function unreadable(source: string): never {
  throw new CommandError(`读不到文件：${source}`);
}

async function fileAt(source: string): Promise<Blob> {
  return new Blob([new Uint8Array(await bytesOf(source))]);
}

/** Reads a text file that a command names. */
export const readText = async (source: string): Promise<string> => (await bytesOf(source)).toString();

const bytesOf = (source: string): Promise<Buffer> => readFile(source).catch(() => unreadable(source));

/** Sends a body to a call; a refusal becomes a {@link CommandError} with the server's message. */
export async function send<P extends Path>(
  { url, token, onAnswer }: Portal,
  path: P,
  body: string | FormData,
  headers: Readonly<Record<string, string>>,
): Promise<Data<P>> {
  const signed = token === '' ? headers : { ...headers, authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/${path}`, { method: 'POST', body, headers: signed }).catch(() => {
    throw new CommandError(`与门户的连接中断：${url}`, 'unreachable');
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!isEnvelope<P>(answer)) {
    throw new CommandError(`${url} 的回答不是门户的格式（状态 ${response.status}）`, 'unreachable');
  }
  if (answer.code === 0) throw new CommandError(answer.msg, answer.data.error, answer.data.present);
  onAnswer?.(answer.data);
  return answer.data;
}

type Answer<P extends Path> =
  | {
      readonly code: 0;
      readonly msg: string;
      readonly data: { readonly error: ErrorId; readonly present?: object };
    }
  | { readonly code: 1; readonly msg: string; readonly data: Data<P> };

/** Type guard of the envelope. The type of `data` is not checked, because the server validates it by the contract. */
function isEnvelope<P extends Path>(value: unknown): value is Answer<P> {
  return typeof value === 'object' && value !== null && 'code' in value && 'msg' in value && 'data' in value;
}
