import { firstCharacters, sampleForms, sampleHazards, type TestItem, texts } from '@portal/shared/rules';
import { noValue } from '@portal/shared/table';
import type { SampleFields } from '../sampleList';
import { quoted } from './quoted';
import type { SampleField } from './sampleHead';
import { type NamedTests, readTests } from './sampleTests';
import { simplified } from './simplified';

/** What a cell says: the fields that are taken, and what is wrong or not certain. */
export interface CellReading {
  readonly value: Partial<SampleFields>;
  readonly message?: string;
  /** Names of tests that fit no item. */
  readonly unknown?: readonly string[];
}

/** Reads a cell with content. A text that is too long is refused, because a cut name could name another sample. */
export function readCell(
  field: SampleField,
  text: string,
  { items, named }: { readonly items: readonly TestItem[]; readonly named?: NamedTests } = { items: [] },
): CellReading {
  if (noValue.test(text)) return { value: {}, message: `显示为“${text}”，没有可用的内容` };
  return field === 'tests' ? readTests(text, items, named) : readers[field](text);
}

const readers: Readonly<Record<Exclude<SampleField, 'tests'>, (text: string) => CellReading>> = {
  number: (text) =>
    text.length > texts.sampleNumber[1]
      ? { value: {}, message: tooLong(text, texts.sampleNumber[1]) }
      : { value: { number: text } },
  name: (text) =>
    text.length > texts.sampleName[1]
      ? { value: {}, message: tooLong(text, texts.sampleName[1]) }
      : { value: { name: text } },
  form: (text) => {
    const form = keyOf(sampleForms, text) ?? otherForms.get(plain(text));
    return form ? { value: { form } } : { value: {}, message: unknown([text], sampleForms) };
  },
  hazards: readHazards,
};

const plain = (text: string): string =>
  simplified(text.normalize('NFKC')).replace(/[\s*]/g, '').toLowerCase();

const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>): Key[] =>
  Object.keys(labels).filter((key): key is Key => key in labels);

function keyOf<Key extends string>(labels: Readonly<Record<Key, string>>, text: string): Key | undefined {
  const label = plain(text);
  return keysOf(labels).find((key) => labels[key] === label);
}

const byWord = <Key extends string>(
  words: Readonly<Record<Key, readonly string[]>>,
): ReadonlyMap<string, Key> =>
  new Map(
    keysOf(words as Readonly<Record<Key, never>>).flatMap((key) =>
      words[key].map((word) => [word, key] as const),
    ),
  );

/** Other words for a form that mean the same. */
const otherForms = byWord({
  powder: ['粉', '粉体', '粉状', '粉末状', '粉末样品', '固体粉末', 'powder', 'powders'],
  block: ['块', '块状', '块材', '块体样品', 'block', 'bulk'],
  film: ['膜', '薄膜状', '薄膜样品', 'film', 'thinfilm'],
  fiber: ['纤维状', '纤维样品', 'fiber', 'fibre', 'fibers'],
  liquid: ['液', '液态', '液体样品', 'liquid'],
  biological: ['生物', '生物样', 'biological', 'bio'],
  other: ['其它', 'other'],
});

/** Texts of a hazards cell that mean none. */
const noHazard = new Set([
  '无',
  '否',
  '没有',
  '无危害',
  '无危险',
  '无危害性',
  '无危险性',
  '-',
  '—',
  '–',
  '/',
  '\\',
  '×',
  'x',
  '0',
  'no',
  'none',
  'n/a',
  'na',
  'n',
]);

/** Other words for a hazard that mean the same. */
const sameHazards = byWord({
  flammable: ['易燃、易爆', '易燃易爆性', 'flammableorexplosive'],
  toxic: ['毒', '毒性', '有毒性', '有毒害', 'toxic'],
  corrosive: ['腐蚀', '有腐蚀', '有腐蚀性', 'corrosive'],
  volatile: ['挥发', '挥发性', '易挥发性', '有挥发性', 'volatile'],
  air_sensitive: ['怕水或空气', '怕空气和水', '空气敏感', '对空气敏感', 'airsensitive'],
  magnetic: ['磁性', '带磁性', '强磁性', 'magnetic'],
  biological: ['生物危害性', '生物危险', 'biohazard'],
});

/** Words that are only a part of what a hazard of the list says. It is taken, because more care harms nobody, and is said. */
const partHazards = byWord({
  flammable: ['易燃', '易爆', '可燃', '易燃性', '易爆性', 'flammable', 'explosive'],
  toxic: ['剧毒性', '有害'],
  corrosive: ['强酸', '强碱', '强腐蚀性'],
  volatile: [],
  air_sensitive: [
    '怕水',
    '怕空气',
    '怕潮',
    '怕湿',
    '易吸潮',
    '易潮解',
    '易氧化',
    '禁水',
    'moisturesensitive',
  ],
  magnetic: ['弱磁性', '铁磁性'],
  biological: [],
});

function readHazards(text: string): CellReading {
  if (noHazard.has(plain(text))) return { value: { hazards: [], unclear: '' } };
  const parts = keyOf(sampleHazards, text) || sameHazards.has(plain(text)) ? [text] : split(text);
  const known = parts.map((part) => keyOf(sampleHazards, part) ?? sameHazards.get(plain(part)));
  const near = parts.map((part, at) => (known[at] ? undefined : partHazards.get(plain(part))));
  const wrong = parts.filter((_part, at) => known[at] === undefined && near[at] === undefined);
  const hazards = keysOf(sampleHazards).filter((hazard) => known.includes(hazard) || near.includes(hazard));
  const messages = [
    ...parts.flatMap((part, at) => {
      const hazard = near[at];
      return hazard ? [`${quoted(part)}按“${sampleHazards[hazard]}”填入，请核对`] : [];
    }),
    ...(wrong.length > 0 ? [unknown(wrong, sampleHazards)] : []),
  ];
  return {
    value: { hazards, unclear: firstCharacters(wrong.join('、'), 20) },
    ...(messages.length > 0 && { message: messages.join('；') }),
  };
}

const split = (text: string): string[] =>
  text.split(/[、,，;；/|+&\s]+|(?<=[性毒爆燃发水气])(?:和|及|且)/).filter(Boolean);

/** True for a text that a column of this field can have, so that the column is recognised without a title. */
export const isChoice = (field: 'form' | 'hazards', text: string): boolean =>
  readCell(field, text).message === undefined && !(field === 'hazards' && noHazard.has(plain(text)));

const tooLong = (text: string, max: number): string => `${quoted(text)}超过 ${max} 个字`;

const unknown = (wrong: readonly string[], labels: Readonly<Record<string, string>>): string =>
  `没有${wrong.map(quoted).join('、')}，可填${Object.values(labels).join('、')}`;
