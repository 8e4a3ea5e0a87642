import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The part of axe that is used here. */
interface Axe {
  run(
    element: Element,
    options: object,
  ): Promise<{ readonly violations: readonly { readonly id: string; readonly nodes: readonly Node[] }[] }>;
}

interface Node {
  readonly html: string;
}

// The browser tests have axe as a dependency; a second one could be of another version.
const axe: Axe = createRequire(join(__dirname, '../../../e2e/package.json'))('axe-core');

/**
 * Returns what axe finds in the document, as `rule: elements`. Contrast needs a layout, and landmarks are in the shell:
 * the browser tests check both.
 */
export async function violations(): Promise<string[]> {
  const found = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
