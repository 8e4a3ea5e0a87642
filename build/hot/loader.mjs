import { fileURLToPath } from 'node:url';

const file = (name) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));

/** On the first line of the source, so that its source map stays right. */
const head = `import { register as $register, signature as $RefreshSig$ } from ${file('families.mjs')}; \
import { accept as $accept } from ${file('accept.mjs')}; \
function $RefreshReg$(type, name) { $register(type, __webpack_module__.id + ' ' + name); } `;

const end = '\nif (import.meta.webpackHot) $accept(import.meta.webpackHot, __webpack_module__);\n';

/** Gives a module that SWC has compiled with `refresh` the functions that it calls, and accepts its updates. */
export default function hot(source, map) {
  this.callback(null, head + source + end, map);
}
