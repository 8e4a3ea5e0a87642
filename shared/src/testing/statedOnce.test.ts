/** @jest-environment node */
import { disposalDays, promiseHours, roomKeys } from '../rules';
import { filesWith, textsWith } from './textSources';

test('working hours are written only in rules', () => {
  expect(filesWith(/8:30–18:30/)).toEqual(['shared/src/rules/workingHours.ts']);
});

test('no text repeats the hours of a promise: texts read promiseHours', () => {
  const hours = [...new Set(Object.values(promiseHours))].join('|');
  expect(filesWith(new RegExp(`(?<![\\d.])(${hours}) ?小时`))).toEqual([]);
});

test('promises of hours and working days are told from one place, in articles of the seed too', () => {
  const hours = [...new Set(Object.values(promiseHours))].join('|');
  // What a service sells as an option is no promise of the process.
  const sold = /^server\/src\/seed\/device\/(microscopy|analysisSpectrum|onSite\w+|spectroscopy)\.ts$/;
  const told = textsWith(new RegExp(`(?<![\\d.])(${hours}) ?小时内|(?<![\\d.–])${disposalDays} ?个工作日`));
  expect(told.filter((file) => !sold.test(file))).toEqual([
    // The answer to an application for a job.
    'remote-public/src/about/Apply.tsx',
  ]);
});

test('the bill has one name: 结算单; 对账单 is the list of all entries of a period', () => {
  expect(textsWith(/(?<!对)账单/)).toEqual([]);
});

test('amounts of services are told in their units', () => {
  const pieces = textsWith(/\d\} ?件|pieces\} ?件|(?<!库存|剩 \$\{stock\}) 件/);
  expect(pieces.filter((file) => !file.startsWith('server/src/seed/'))).toEqual([]);
});

test('a list that loads more keeps a limited number of rows; the named ones must keep all of them', () => {
  const unlimited = filesWith(/useInfiniteQuery\((?!\{\s*\.\.\.cursorPages\()/);
  expect(unlimited).toEqual([
    // A log that grows upwards, below which the member writes.
    'remote-experiment/src/requirement/message/Conversation.tsx',
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
