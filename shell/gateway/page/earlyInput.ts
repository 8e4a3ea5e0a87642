/**
 * Script of a drawn page that remembers what the visitor presses, types and sends until React answers it. Links work
 * without scripts, but those of filters (`data-filter`) wait for 10 seconds, faded: each changes what the one before has left. `takeInput` ends that, and returns what repeats the acts on the same elements, which React keeps. They are
 * 100 ms apart, so that an act finds what the one before has opened. Arrow keys are remembered on what they open: menus, lists.
 *
 * Radio buttons, tick boxes and `details` change at once, as without scripts. When an act is repeated, the first two go
 * back to what the page was drawn with before they are pressed again, and React is told about the third.
 * What is typed between `takeInput` and the repetition is part of it, so no letter is lost. A form that is sent before all is repeated
 * is sent afterwards, with what was typed before. A typed value is set past React's own record of the field, which would otherwise see no change. A chosen file stays in its field.
 */
export const earlyInput = `(function(p,r){var acts=[],on=true,busy=true,own=false;
function act(e,f,typed){var last=acts[acts.length-1];if(typed&&last&&last.e===e&&last.typed)acts.pop();acts.push({e:e,f:f,typed:typed,v:e.value})}
function plain(e){return e.button===0&&!(e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)}
r.addEventListener("click",function(e){var b=on&&e.target.closest("a[data-filter],button,[role=button],summary,input");if(!b||b.type==="submit")return;
if(b.localName==="summary")return act(b,function(){b.parentNode.dispatchEvent(new Event("toggle"))});
if(b.localName==="a"){if(!plain(e))return;e.preventDefault();b.style.opacity=.5;setTimeout(function(){if(on)location.href=b.href},1e4);
return act(b,function(){b.style.opacity="";b.click()})}
var same=b.type==="radio"?r.getElementsByName(b.name):[b];
if(b.localName==="input"&&!b.matches("[type=radio],[type=checkbox]"))return;
act(b,function(){[].forEach.call(same,function(i){i.checked=i.defaultChecked});b.click()})},true);
r.addEventListener("submit",function(e){var f=e.target;if(busy&&!own){e.preventDefault();e.stopPropagation();act(f,function(){f.requestSubmit()})}},true);
r.addEventListener("input",function(e){var i=e.target,v=i.value;if(!on)return acts.forEach(function(a){if(a.e===i&&a.typed)a.v=v});if(i.matches("[type=radio],[type=checkbox]"))return;
if(i.matches("select,[type=file]"))return act(i,function(){if(i.type!=="file")i.value=v;i.dispatchEvent(new Event("change",{bubbles:true}))});
act(i,function(a){i.value="";Object.getOwnPropertyDescriptor(Object.getPrototypeOf(i),"value").set.call(i,a.v);
i.dispatchEvent(new Event("input",{bubbles:true}))},true)},true);
r.addEventListener("keydown",function(e){var b=on&&/^Arrow(Up|Down)$/.test(e.key)&&e.target.closest("[aria-expanded]");if(!b)return;
e.preventDefault();act(b,function(){b.dispatchEvent(new KeyboardEvent("keydown",{key:e.key,bubbles:true,cancelable:true}))})},true);
function run(a){own=true;try{if(a.e.isConnected)a.f(a)}finally{own=false}}
p.takeInput=function(){on=false;return function(){var n=acts.length;acts.forEach(function(a,i){setTimeout(run,i*100,a)});
setTimeout(function(){busy=false;acts.slice(n).forEach(run)},n*100)}}
})(window.__portal,document)`;
