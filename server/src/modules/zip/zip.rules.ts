const splitName = (name: string): [stem: string, ext: string] => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
};

/** Names that Windows keeps for devices, with any extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Returns a name without folders that every system can store. */
function safeName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: systems refuse them in names
  const plain = name.normalize('NFC').replace(/[\u0000-\u001f<>:"/\\|?*]/g, '_');
  let bare = plain.replace(/^\.+/, '_');
  while (/[. ]$/.test(bare)) bare = bare.slice(0, -1);
  const [stem, ext] = splitName(bare);
  return `${reserved.test(stem) || stem === '' ? '_' : ''}${stem}${ext}`;
}

/** Returns safe names for the files of a zip, each different from the others also where case does not count. */
export function zipNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [stem, ext] = splitName(safeName(name));
    let free = `${stem}${ext}`;
    for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${stem} (${count})${ext}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
