import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../../..');

/** Source files with texts for people, without tests and the seed, whose articles are content of the database. */
function sources(): string[] {
  const folders = readdirSync(root).filter((name) => /^(remote-|server$|shell$|shared$)/.test(name));
  return folders.flatMap((folder) =>
    readdirSync(resolve(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/src/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|^server\/src\/seed\//.test(file)),
  );
}

/** Returns the source files with texts for people that contain the text. */
export const filesWith = (text: RegExp): string[] =>
  sources().filter((file) => text.test(readFileSync(resolve(root, file), 'utf8')));

/** The same with the seed, whose articles tell members what the lab promises. */
export function textsWith(text: RegExp): string[] {
  const seed = resolve(root, 'server/src/seed');
  const seeded = readdirSync(seed, { recursive: true, encoding: 'utf8' })
    .map((file) => `server/src/seed/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
  return [...sources(), ...seeded].filter((file) => text.test(readFileSync(resolve(root, file), 'utf8')));
}
