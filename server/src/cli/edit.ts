import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Edited, EditPath, Input } from '@portal/shared/contract';
import { jsonOf } from './content';
import { CommandError, call, type Portal } from './portal';
import { oneLine } from './print';

/** Content of a JSON file, and the etag with which it was shown; a new record has none. */
interface EditedFile<Content> {
  readonly content: Content;
  readonly etag: string | undefined;
}

/** Reads content with its etag from a JSON file; the server validates it. */
export async function editOf<Content>(file: string): Promise<EditedFile<Content>> {
  const content = await jsonOf<Content & { etag?: string }>(file);
  const { etag } = content;
  delete content.etag;
  return { etag, content };
}

/** Writes the etag after a change into the file, so that the file can be changed and saved again. */
export async function keepEtag(file: string, etag: string): Promise<void> {
  if (!existsSync(file)) return;
  const text = await readFile(file, 'utf8');
  const known = /"etag"\s*:\s*"[\w-]*"/;
  const entry = `"etag": "${etag}"`;
  await writeFile(file, known.test(text) ? text.replace(known, entry) : text.replace('{', `{\n  ${entry},`));
}

/**
 * Makes a call that edits a record. When somebody has changed the record since it was shown, throws what differs between
 * `given` and the present record, and how to go on; the file stays as it is.
 */
export async function edit<P extends EditPath>(
  portal: Portal,
  path: P,
  input: Input<P>,
  { given, of }: { readonly given: object; readonly of: (present: Edited<P>) => object | null },
) {
  try {
    return await call(portal, path, input);
  } catch (error) {
    if (!(error instanceof CommandError) || error.present === undefined) throw error;
    // The contract gives the type of `present` of this call.
    const present = error.present as Edited<P> & { readonly etag: string };
    const lines = [error.message, ...differences(given, of(present) ?? {})];
    const next = `核对后，把文件里的 "etag" 改为 "${present.etag}" 再保存；文件没有改动`;
    throw new CommandError([...lines, next].join('\n'), error.id);
  }
}

/** Returns a line for each field that the file has otherwise than the record. */
function differences(given: object, present: object): string[] {
  const now = new Map(Object.entries(present));
  return Object.entries(given).flatMap(([field, value]) => {
    const [own, other] = [JSON.stringify(value), JSON.stringify(now.get(field) ?? null)];
    return own === other ? [] : [`${field}　文件：${shortened(own)}　现在：${shortened(other)}`];
  });
}

function shortened(json: string): string {
  const line = oneLine(json);
  return line.length > 120 ? `${line.slice(0, 120)}…` : line;
}
