import { fileURLToPath } from 'node:url';

const file = (path) => JSON.stringify(path);

/** Replaces an exposed module by one whose pages and dialogs are proxies, because the shell creates their elements. */
export default function exposed() {
  return `import * as area from ${file(this.resourcePath)};
import { withProxies } from ${file(fileURLToPath(new URL('exposed.mjs', import.meta.url)))};
const all = withProxies(area);
export const routes = all.routes;
export const dialogs = all.dialogs;
`;
}
