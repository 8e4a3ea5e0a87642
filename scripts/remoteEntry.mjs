/** Longest line of the formatter (biome.json). */
const lineWidth = 110;

/** Returns JSON as the formatter writes it: a list of plain values is one line where it fits. */
const formatted = (value) =>
  JSON.stringify(value, null, 2).replace(
    /^(.*)\[\n([^[\]{}]*)\n *\](,?)$/gm,
    (whole, before, list, after) => {
      const line = `${before}[${list.trim().split(/\n */).join(' ')}]${after}`;
      return line.length <= lineWidth ? line : whole;
    },
  );

/**
 * Returns `remotes.config.json` with one more entry.
 * @param {string} text
 * @param {object} entry
 */
export const withEntry = (text, entry) => `${formatted([...JSON.parse(text), entry])}\n`;
