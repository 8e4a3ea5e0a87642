import { basename, extname } from 'node:path';

const longest = 120;

/**
 * Returns the name under which a file is displayed and downloaded: the sender's name without folders and characters
 * that operating systems refuse, with the extension of its content's type.
 *
 * @param ext extension of the type, without the dot; an empty string leaves the name unchanged
 */
export function cleanName(name: string, ext: string): string {
  const bare = basename(name.replaceAll('\\', '/')).normalize('NFC');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they would break headers and terminals
  const safe = bare.replace(/[\u0000-\u001f\u007f<>:"|?*\u202a-\u202e\u2066-\u2069]/g, '').trim();
  const same = ext === '' || extensions(ext).includes(extname(safe).toLowerCase());
  const stem = same ? safe.slice(0, safe.length - extname(safe).length) : safe;
  const end = same ? extname(safe) : `.${ext}`;
  return `${Array.from(stem).slice(0, longest).join('') || '文件'}${end}`;
}

const extensions = (ext: string): string[] =>
  ext === 'jpg' ? ['.jpg', '.jpeg'] : ext === 'tif' ? ['.tif', '.tiff'] : [`.${ext}`];
