import type { DrawnState } from '../../manifest/drawing';
import type { Drawn } from '../draw/drawing';
import { scriptJson } from '../meta/escape';
import { earlyInput } from './earlyInput';

/** A rule could otherwise end its element. */
const styleText = (css: string) => css.replace(/<\//g, '<\\/');

/** Renders what a drawn page needs in its head: its rules with the page's nonce, and its first pictures. */
export function drawnHead({ page: { links, styles } }: Drawn, nonce: string): string {
  const tags = styles.map(
    ({ name, css }) =>
      // With `data-s` emotion leaves them in their place; to move them makes the browser compute all styles again.
      `<style nonce="${nonce}"${name === '' ? '' : ` data-emotion="${name}" data-s`}>${styleText(css)}</style>`,
  );
  return `\n${links}${tags.join('')}`;
}

/**
 * Renders a drawn page with the answers that it shows, from which the browser takes it over. What the visitor does is
 * remembered while the page is still arriving.
 */
export function drawnBody({ path, page, answers }: Drawn, nonce: string): string {
  const state: DrawnState = { path, answers };
  return (
    `<script nonce="${nonce}">${earlyInput}</script>\n<div id="root">${page.html}</div>\n` +
    `<script type="application/json" id="drawn">${scriptJson(state)}</script>`
  );
}
