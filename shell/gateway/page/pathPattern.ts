/** Returns the decoded segments of a path; a segment with invalid encoding stays unchanged. */
function segments(path: string): string[] {
  return path.split('/').filter(Boolean).map(decoded);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns whether a path matches a router's pattern (`/detail/:rid`, `/project/:typeId?`, `/a/*`). */
function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/').filter(Boolean);
  const given = segments(path);
  for (const [index, part] of wanted.entries()) {
    if (part === '*') return true;
    const value = given[index];
    if (value === undefined) {
      if (part.endsWith('?')) continue;
      return false;
    }
    if (!part.startsWith(':') && part.replace(/\?$/, '') !== value) return false;
  }
  return given.length <= wanted.length;
}

/** Returns the specificity of a pattern: fixed segments count more than parameters, and these more than a wildcard. */
function exactness(pattern: string): number {
  const parts = pattern.split('/').filter(Boolean);
  return parts.reduce((sum, part) => sum * 4 + (part === '*' ? 1 : part.startsWith(':') ? 2 : 3), 0);
}

/** Returns the most specific of the patterns that match a path, as the router does. */
export function bestPattern(patterns: readonly string[], path: string): string | undefined {
  const ranked = [...patterns].sort((a, b) => exactness(b) - exactness(a));
  return ranked.find((pattern) => matches(pattern, path));
}
