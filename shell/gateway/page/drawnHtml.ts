import type { DrawnState } from '../../manifest/drawing';
import type { Drawn } from '../draw/drawing';
import { scriptJson } from '../meta/escape';

/** A rule could otherwise end its element. */
const styleText = (css: string) => css.replace(/<\//g, '<\\/');

/** Renders what a drawn page needs in its head: its rules with the page's nonce, and its first pictures. */
export function drawnHead({ page: { links, styles } }: Drawn, nonce: string): string {
  const tags = styles.map(
    ({ name, css }) =>
      `<style nonce="${nonce}"${name === '' ? '' : ` data-emotion="${name}"`}>${styleText(css)}</style>`,
  );
  return `\n${links}${tags.join('')}`;
}

/**
 * Remembers what the visitor presses, types and sends until React answers it; links work without scripts. Acts are
 * repeated 100 ms apart, so that the next one finds its result: a choice in the URL is a navigation. A typed value is set past React's own record of the
 * field, which would otherwise see no change.
 */
const remember = `(function(p,r){var acts=[],on=true;
function act(e,f){acts.push(function(){if(e.isConnected)f()})}
r.addEventListener("click",function(e){var b=on&&e.target.closest("button,[role=button],summary,input");
if(!b||b.type==="submit"||b.matches("input:not([type=radio],[type=checkbox])"))return;
if(b.matches("summary,input"))e.preventDefault();act(b,function(){b.click()})},true);
r.addEventListener("submit",function(e){var f=e.target;if(on){e.preventDefault();act(f,function(){f.requestSubmit()})}},true);
r.addEventListener("input",function(e){var i=e.target,v=i.value;if(!on||i.matches("[type=radio],[type=checkbox]"))return;
act(i,function(){i.value="";Object.getOwnPropertyDescriptor(Object.getPrototypeOf(i),"value").set.call(i,v);
i.dispatchEvent(new Event("input",{bubbles:true}))})},true);
p.takeInput=function(){on=false;return function(){acts.splice(0).forEach(function(f,i){setTimeout(f,i*100)})}}
})(window.__portal,document)`;

/**
 * Renders a drawn page with the answers that it shows, from which the browser takes it over. What the visitor does is
 * remembered while the page is still arriving.
 */
export function drawnBody({ path, page, answers }: Drawn, nonce: string): string {
  const state: DrawnState = { path, answers };
  return (
    `<script nonce="${nonce}">${remember}</script>\n<div id="root">${page.html}</div>\n` +
    `<script type="application/json" id="drawn">${scriptJson(state)}</script>`
  );
}
