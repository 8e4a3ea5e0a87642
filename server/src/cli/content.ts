import { formatInstant } from '@portal/shared/rules';
import { CommandError, type Portal, readText } from './portal';
import { oneLine } from './print';

/** Reads content from a JSON file; the server validates it. */
export async function jsonOf<Content>(file: string): Promise<Content> {
  try {
    return JSON.parse(await readText(file));
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`不是 JSON 文件：${file}`);
  }
}

/** Returns a line with a link that shows the draft on its page. */
export const previewLine = (portal: Portal, { link, until }: { link: string; until: string }): string =>
  `页面预览　${portal.url}${link}　有效至 ${formatInstant(until)}，知道链接的人都能看到草稿`;

/** Returns content for a JSON file, with the etag that a saved file has. */
export const withEtagFirst = (etag: string, content: object): string =>
  JSON.stringify({ etag, ...content }, null, 2);

interface Detail {
  readonly published: object | null;
  readonly draft: object | null;
  readonly etag: string;
  readonly versions: readonly { version: number; title: string; by: string; published: string }[];
}

/** Returns the versions, the published content and the draft of a record as lines; the JSON has the etag for `save`. */
export function detailLines({ published, draft, etag, versions }: Detail): string[] {
  return [
    ...versions.map(
      ({ version, title, by, published: at }) =>
        `版本　${version}　${formatInstant(at)}　${oneLine(title)}　${by}`,
    ),
    ...(published ? [`已发布　${withEtagFirst(etag, published)}`] : ['未发布']),
    ...(draft ? [`草稿　${withEtagFirst(etag, draft)}`] : []),
  ];
}
