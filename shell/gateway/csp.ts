interface Allowed {
  readonly nonce: string;
  /** Hashes of styles that a library puts into the page without a nonce. */
  readonly styleHashes: readonly string[];
  /** Origins, beside the portal's own, that remotes of this page come from. */
  readonly origins: readonly string[];
  /** Overrides of developers: their dev servers also talk to the page by web socket. */
  readonly devOrigins: readonly string[];
}

/** The page's content security policy: scripts from the registry's origins only, no inline code but the one with the nonce. */
export function contentSecurityPolicy({ nonce, styleHashes, origins, devOrigins }: Allowed): string {
  const elsewhere = [...origins, ...devOrigins];
  const sockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...elsewhere],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...styleHashes.map((hash) => `'${hash}'`), ...elsewhere],
    'img-src': ["'self'", 'data:', 'blob:', ...elsewhere],
    'font-src': ["'self'", ...elsewhere],
    'connect-src': ["'self'", ...elsewhere, ...sockets],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
