/**
 * The dark variant of the pictures. A picture in an <img> follows the colour scheme of its page by the media query in
 * its own style; the attributes in the drawings are the light colours, which the style overrides.
 */
const dark = {
  '#f6fafb': '#1b2b34',
  '#dfedf2': '#13212a',
  '#0b5c74': '#6fc1d8',
  '#3a93a8': '#4b9bb0',
  '#8fc3cf': '#3d7486',
  '#cfe4ea': '#274450',
  '#e07a1f': '#f0a160',
  '#ffffff': '#0f1b22',
  '#eaf4f7': '#0f1b22',
  '#eef6f8': '#0f1b22',
  '#17252d': '#e6eef2',
  '#51626c': '#a5b5be',
};

/** Pictures on dark paper stay as they are; only the paper is as dark as the page. */
const night = { '#134a5d': '#0f3a4a', '#0a2d3a': '#08202a' };

/** Returns the style element with the dark colours that this drawing needs. */
export function darkStyle(drawing, paper) {
  const rules = Object.entries(paper === 'night' ? night : dark).flatMap(([from, to]) =>
    ['fill', 'stroke', 'stop-color']
      .filter((name) => drawing.includes(`${name}="${from}"`))
      .map((name) => `[${name}="${from}"]{${name}:${to}}`),
  );
  return `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`;
}
