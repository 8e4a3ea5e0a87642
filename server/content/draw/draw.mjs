import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pictures } from './pictures.mjs';

/** Draws every picture into ../img: `node server/content/draw/draw.mjs`. What is drawn is committed. */
const folder = new URL('../img/', import.meta.url);
const largest = 12 * 1024;

for (const old of readdirSync(folder)) rmSync(new URL(old, folder));
let heavy = '';
for (const [name, svg] of Object.entries(pictures)) {
  writeFileSync(new URL(`${name}.svg`, folder), svg);
  if (svg.length > largest) heavy += `${name}.svg ${svg.length} bytes\n`;
}
process.stdout.write(`${Object.keys(pictures).length} pictures in ${fileURLToPath(folder)}\n`);
if (heavy !== '') {
  process.stderr.write(`larger than ${largest} bytes:\n${heavy}`);
  process.exitCode = 1;
}
