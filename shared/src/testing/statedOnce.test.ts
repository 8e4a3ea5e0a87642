/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promiseHours, roomKeys } from '../rules';

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

const filesWith = (text: RegExp): string[] =>
  sources().filter((file) => text.test(readFileSync(resolve(root, file), 'utf8')));

test('working hours are written only in rules', () => {
  expect(filesWith(/8:30–18:30/)).toEqual(['shared/src/rules/workingHours.ts']);
});

test('no text repeats the hours of a promise: texts read promiseHours', () => {
  const hours = [...new Set(Object.values(promiseHours))].join('|');
  expect(filesWith(new RegExp(`(?<![\\d.])(${hours}) ?小时`))).toEqual([]);
});

test('a list that loads more keeps a limited number of rows; the named ones must keep all of them', () => {
  const unlimited = filesWith(/useInfiniteQuery\((?!\{\s*\.\.\.cursorPages\()/);
  expect(unlimited).toEqual([
    // A log that grows upwards, below which the member writes.
    'remote-experiment/src/demand/message/Conversation.tsx',
    // Statements that are chosen must stay in the form.
    'remote-member/src/invoiceApply/form/useInvoiceable.ts',
    // Staff decide on one application before the member sends another one: there are few.
    'remote-member/src/prestore/credit/CreditPanel.tsx',
    // Groups that are chosen must stay in the form.
    'remote-member/src/ui/pay/useGroups.ts',
  ]);
});

test('each limit that one more would exceed is told by a screen before it is met', () => {
  const isScreen = (file: string) => file.endsWith('.tsx');
  const untold = roomKeys.filter((key) => !filesWith(new RegExp(`["']${key}["']`)).some(isScreen));
  expect(untold).toEqual([]);
});
