/** @jest-environment node */
import { filesWith } from './textSources';

// A person may set larger letters in the browser. What depends on the window's size, and the height of a line, follows them.

test('media queries of window sizes are made by fromWidth, belowWidth and belowHeight', () => {
  expect(filesWith(/\((?:min|max)-(?:width|height):[^)]*px\)/)).toEqual(['shared/src/look/media.ts']);
});

test('no line of text has a height in pixels', () => {
  expect(filesWith(/lineHeight: '\d+px'/)).toEqual([]);
});
