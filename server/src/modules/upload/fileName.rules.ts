import { cleanLine } from '@portal/shared/rules';

const longest = 120;

/** Dots and spaces at the end, from the first of them. */
const ending = /(?<![\s.])[\s.]+$/;

/** Names of devices, under which Windows stores no file. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Returns the name under which a file is displayed and downloaded: the sender's name without folders, what nobody sees and
 * characters that operating systems refuse, with the extension of its content's type. Leaves its own result as it is.
 *
 * @param ext extension of the type, without the dot; an empty string leaves the name's own
 */
export function cleanName(name: string, ext: string): string {
  // Browsers write a quote in a form's file name as %22.
  const bare = cleanLine(name).replaceAll('%22', '"').split(/[\\/]/).at(-1) ?? '';
  const safe = bare.replace(/[<>:"|?*\p{Cs}]/gu, '').replace(ending, '');
  const own = /\.[^.\s]*$/.exec(safe)?.[0] ?? '';
  const same = ext === '' || extensions(ext).includes(own.toLowerCase());
  const end = same ? own : `.${ext}`;
  const stem = Array.from((same ? safe.slice(0, safe.length - own.length) : safe).replace(/^[\s.]+/, ''))
    .slice(0, longest)
    .join('')
    .replace(ending, '');
  return `${device.test(stem) ? `${stem}_` : stem || '文件'}${end}`;
}

const extensions = (ext: string): string[] =>
  ext === 'jpg' ? ['.jpg', '.jpeg'] : ext === 'tif' ? ['.tif', '.tiff'] : [`.${ext}`];
