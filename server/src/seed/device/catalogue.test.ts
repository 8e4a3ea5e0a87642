import {
  choiceConflicts,
  defaultChoices,
  newConflicts,
  pickChoice,
  unknownAddresses,
} from '@portal/shared/rules';
import { catalogue } from './catalogue';
import { questionsOf } from './question';

type Chosen = Readonly<Record<string, readonly string[]>>;
type Options = (typeof catalogue)[number]['options'];

/** Returns all choices that clicks can reach from the default ones, as `option:choice`. */
function reached(options: Options): Set<string> {
  const seen = new Set<string>();
  const chosen = new Set<string>();
  const next: Chosen[] = [defaultChoices(options)];
  for (let now = next.pop(); now; now = next.pop()) {
    const key = JSON.stringify(now);
    if (seen.has(key) || seen.size > 2000) continue;
    seen.add(key);
    for (const [option, keys] of Object.entries(now)) for (const one of keys) chosen.add(`${option}:${one}`);
    for (const option of options)
      for (const { key: choice } of option.choices) {
        const picked = pickChoice(now, option, choice);
        if (newConflicts(options, now, picked).length === 0) next.unshift(picked);
      }
  }
  return chosen;
}

test.each(catalogue.map(({ rid, options }) => [rid, options] as const))(
  '%s: rules name real choices, the default keeps them, and every choice can be reached by clicks',
  (_, options) => {
    expect(unknownAddresses(options)).toEqual([]);
    expect(choiceConflicts(options, defaultChoices(options))).toEqual([]);
    const all = options.flatMap(({ key, choices }) => choices.map((choice) => `${key}:${choice.key}`));
    const found = reached(options);
    expect(all.filter((address) => !found.has(address))).toEqual([]);
  },
);

/** Words of an answer that say that something is an option of its own. */
const asOption = /选|另|改用/;

/** Parts of a paid choice's name that an answer could promise: `小波变换`, `引伸计`. */
const wordsOf = (label: string) =>
  label
    .replace(/（.*?）/g, '')
    .split(/[、，,/+ ×]/)
    .filter((word) => /^[\u4e00-\u9fff]{3,}$/.test(word));

/** Sentences that name a paid choice and promise nothing. */
const harmless = [
  'tem: 高分辨能看到晶格条纹吗？',
  'ac-stem: 可以区分相邻的元素吗？',
  'epr: 自由基捕获剂由谁提供？',
  'thermal-conductivity: 面内方向要直径 25.4 mm',
];

test('no answer promises what an option charges for', () => {
  const promised = catalogue.flatMap(({ rid, options }) => {
    const paid = options.flatMap(({ choices }) =>
      choices.filter(({ price_fen }) => price_fen > 0).flatMap(({ label }) => wordsOf(label)),
    );
    return questionsOf(rid).flatMap(({ question, answer }) =>
      answer
        .split(/[。；]/)
        .map((sentence, at) => (at === 0 ? `${question} ${sentence}` : sentence))
        .filter((sentence) => paid.some((word) => sentence.includes(word)) && !asOption.test(sentence))
        .map((sentence) => `${rid}: ${sentence}`)
        .filter((sentence) => !harmless.some((start) => sentence.startsWith(start))),
    );
  });
  expect(promised).toEqual([]);
});

test('tests of sent samples can be expressed, in half of the days', () => {
  const xrd = catalogue.find(({ rid }) => rid === 'xrd');
  const urgent = xrd?.options.find(({ key }) => key === 'urgent');
  expect(urgent?.choices).toEqual([{ key: 'd2', label: '2 个工作日', price_fen: 3000, days: 2 }]);
});
