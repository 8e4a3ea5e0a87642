interface Mounted {
  readonly mount: readonly string[];
}

function owns(mount: string, path: string): boolean {
  if (mount === '/') return path === '/';
  return path === mount || path.startsWith(`${mount}/`);
}

/** Returns the name of the area that owns a path, by the longest mount path; undefined when no area owns it. */
export function ownerOf(remotes: Readonly<Record<string, Mounted>>, path: string): string | undefined {
  let best: { name: string; length: number } | undefined;
  for (const [name, { mount }] of Object.entries(remotes)) {
    for (const at of mount) {
      if (owns(at, path) && (!best || at.length > best.length)) best = { name, length: at.length };
    }
  }
  return best?.name;
}
