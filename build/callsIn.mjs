/** Returns those of the offered calls whose paths occur in these scripts. */
export function callsIn(scripts, offered) {
  const text = scripts.join('\n');
  const isNamed = (path) => ['"', "'", '`'].some((quote) => text.includes(`${quote}${path}${quote}`));
  return Object.fromEntries(Object.entries(offered).filter(([path]) => isNamed(path)));
}
