export type Params = Readonly<Record<string, string>>;

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

/**
 * Returns the parameters of a path for a router's pattern (`/detail/:rid`, `/project/:typeId?`, `/a/*`); undefined
 * when it does not match.
 */
function matchPattern(pattern: string, path: string): Params | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  const given = segments(path);
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    if (part === '*') return params;
    const value = given[index];
    if (value === undefined) {
      if (part.endsWith('?')) continue;
      return undefined;
    }
    if (part.startsWith(':')) params[part.replace(/^:|\?$/g, '')] = value;
    else if (part.replace(/\?$/, '') !== value) return undefined;
  }
  return given.length > wanted.length ? undefined : params;
}

/** Returns the specificity of a pattern: fixed segments count more than parameters, and these more than a wildcard. */
function exactness(pattern: string): number {
  const parts = pattern.split('/').filter(Boolean);
  return parts.reduce((sum, part) => sum * 4 + (part === '*' ? 1 : part.startsWith(':') ? 2 : 3), 0);
}

/** Returns the most specific of the patterns that match a path, as the router does. */
export function bestPattern(
  patterns: readonly string[],
  path: string,
): { pattern: string; params: Params } | undefined {
  const ranked = [...patterns].sort((a, b) => exactness(b) - exactness(a));
  for (const pattern of ranked) {
    const params = matchPattern(pattern, path);
    if (params) return { pattern, params };
  }
  return undefined;
}
