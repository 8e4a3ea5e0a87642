const text =
  '您的浏览器版本过旧，部分内容无法显示。请更新浏览器，或改用 Chrome 107、Edge 107、Firefox 115、Safari 16.4 及以上版本；在微信中打开的，请更新微信，或点右上角“…”选择“在浏览器打开”。';

/**
 * Script that shows the message in a browser below the floor (`.browserslistrc`). It is ES5, because it has
 * to run there. It tests features that came shortly before the floor: AbortSignal.timeout, container queries, and
 * lookbehind, which Safari got in 16.4.
 */
const script = `(function(){var s=false;try{s=!!(window.AbortSignal&&AbortSignal.timeout&&window.CSS&&CSS.supports("container-type:inline-size")&&new RegExp("(?<=a)b"))}catch(e){}
if(!s)document.getElementById("old-browser").hidden=false})()`;

/** Returns the message for browsers below the floor, hidden, and the script that shows it. */
export const oldBrowserNotice = (nonce: string): string =>
  `<p id="old-browser" role="alert" hidden>${text}</p><script nonce="${nonce}">${script}</script>\n`;
