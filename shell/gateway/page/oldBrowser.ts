const text =
  '您的浏览器版本过旧，部分内容无法显示。请更新浏览器，或改用 Chrome 107、Edge 107、Firefox 115、Safari 16.4 及以上版本；在微信中打开的，请更新微信，或点右上角“…”选择“在浏览器打开”。';

/**
 * Script that shows the message in a browser below the floor (`.browserslistrc`), and disables the buttons that need scripts: a
 * search and a posted form work without. It is ES5, because it has to run there. It tests features that came shortly before the floor: AbortSignal.timeout, container queries, and
 * lookbehind, which Safari got in 16.4.
 */
const script = `(function(){var s=false;try{s=!!(window.AbortSignal&&AbortSignal.timeout&&window.CSS&&CSS.supports("container-type:inline-size")&&new RegExp("(?<=a)b"))}catch(e){}
if(s)return;var n=document.getElementById("old-browser");n.hidden=false;n.style.cssText="margin:0;padding:12px 16px;background:#fff4e0;color:#5c3a00;border-bottom:2px solid #9a5b00;font:16px/1.6 sans-serif";
document.addEventListener("DOMContentLoaded",function(){var b=document.querySelectorAll("#root button"),i,f;for(i=0;i<b.length;i++){f=b[i].form;if(!(f&&b[i].type==="submit"&&(f.getAttribute("action")||f.method==="post")))b[i].disabled=true}})})()`;

/** Returns the message for browsers below the floor, hidden, and the script that shows it. */
export const oldBrowserNotice = (nonce: string): string =>
  `<p id="old-browser" role="alert" hidden>${text}</p><script nonce="${nonce}">${script}</script>\n`;
