import { attachmentTypes, limits } from '../rules';

const types = attachmentTypes.split(',');

/** What a set of files may still take. */
export interface Room {
  readonly files: number;
  readonly bytes: number;
}

/** Returns why a file is not sent, before anything of it is; undefined for a file that can be sent. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>, room: Room): string | undefined {
  if (size === 0) return `“${name}”是空文件，没有添加`;
  if (size > limits.resumableBytes) return `“${name}”超过 2 GB，没有添加。请分卷压缩后上传`;
  if (!types.some((type) => name.toLowerCase().endsWith(type)))
    return `“${name}”的格式不能直接上传，没有添加。请压缩为 ZIP 后上传`;
  if (room.files < 1) return `最多 ${limits.rawFiles} 个文件，“${name}”没有添加`;
  if (size > room.bytes) return `文件合计不能超过 ${limits.rawBytes / 1024 ** 3} GB，“${name}”没有添加`;
  return undefined;
}
