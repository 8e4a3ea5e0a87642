/**
 * A webpack loader for a library that has its components in one file. To a bundler `forwardRef(…)` and an assignment to
 * `displayName` are acts that must stay; here they are marked as free of side effects and removed, so that what nobody
 * imports is left out. In a file of another form it changes nothing.
 */
export default function pureComponents(source) {
  return source
    .replace(/^(var \w+ = )(\w+\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "\w*";$/gm, '');
}
