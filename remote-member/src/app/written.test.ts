/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const folders = ['remote-auth', 'remote-experiment', 'remote-member', 'remote-public'].map(
  (area) => `${area}/src`,
);

/** All screens, except tests. */
const screens = [...folders, 'shared/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx') && !name.includes('testing'))
    .map((name) => `${folder}/${name}`),
);

/** Shows text of a field that takes several lines (`'lines'` of `shared/src/rules/field.ts`): as a child, or in a sentence. */
const shows =
  /(?:>|\s)\{(?:\w+\??\.)*(?:note|reason|message|intro|channel|question|reply)\}(?:\s*<|\s*$)|[：·　] ?\$?\{(?:\w+\??\.)*(?:note|reason|message|intro|channel|reply)\}/m;

/** What keeps line breaks, by itself or by the part that it is a child of. */
const keeps = /\bwritten\b|<ListRow|<Fact |pre-line|pre-wrap/;

/** Screens whose text is one line: words of the portal, names of fields, reasons of a rule. */
const oneLine: readonly string[] = [
  'remote-auth/src/login/PaneSwitch.tsx',
  'remote-experiment/src/order/change/ChangedDialog.tsx',
  'remote-experiment/src/order/coupon/CouponSection.tsx',
  'remote-experiment/src/order/edit/EditRefused.tsx',
  'remote-experiment/src/order/samples/FillingNotice.tsx',
  'remote-experiment/src/order/samples/import/ImportPreview.tsx',
  'remote-member/src/cluster/RequestList.tsx',
  'remote-member/src/cluster/money/BalancePanel.tsx',
  'remote-member/src/detail/evaluation/PictureField.tsx',
  'remote-member/src/ui/Figures.tsx',
  'remote-member/src/ui/pay/PayerPicker.tsx',
  'remote-member/src/ui/reservation/MoveDialog.tsx',
  'remote-member/src/ui/step/StepButton.tsx',
  'remote-public/src/home/Section.tsx',
  'remote-public/src/requirement/FilesField.tsx',
  'remote-public/src/ui/Questions.tsx',
  'shared/src/calendar/CalendarDay.tsx',
  'shared/src/form/FormUpload.tsx',
  'shared/src/parts/OptionRow.tsx',
  'shared/src/reservation/RefusedTime.tsx',
  'shared/src/reservation/SlotDays.tsx',
  'shared/src/reservation/SlotGrid.tsx',
  'shared/src/upload/FileUploads.tsx',
  'shared/src/viewer/Notes.tsx',
  'shared/src/viewer/ReadingView.tsx',
  'shared/src/viewer/curves/CurvesView.tsx',
];

test('line breaks of what people write are kept wherever it is shown', () => {
  const flat = screens.filter((name) => {
    const source = readFileSync(join(root, name), 'utf8');
    return shows.test(source) && !keeps.test(source);
  });
  expect(flat.sort()).toEqual(oneLine);
});

test('the screens that are named as one line exist', () => {
  expect(oneLine.filter((name) => !screens.includes(name))).toEqual([]);
});
