import { staff } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';
import { questions } from './device.question.rules';

let portal: TestApp;
let editor: string;
beforeAll(async () => {
  portal = await testApp();
  ({ token: editor } = await staff(portal.db, { roles: ['content'], name: '小编' }));
});

const find = async (question = '', sample = '') =>
  (await portal.call('open/web/device/find', { question, sample })).data;
const ridsOf = async (question: string, sample = '') =>
  (await find(question, sample)).answers.map(({ rid }) => rid);

test('without a question there are questions and samples, and no answers', async () => {
  const { questions: shown, samples, answers } = await find();
  expect(answers).toEqual([]);
  expect(shown.map(({ key }) => key)).toEqual(questions.map(({ key }) => key));
  expect(samples.map(({ value }) => value)).toEqual(expect.arrayContaining(['粉末', '液体', '已有数据']));
  expect(await find('nonsense', '')).toEqual(await find());
});

test.each(questions.map(({ key, label, words }) => ({ key, label, words })))(
  '$label leads to services on sale, and each says that it answers it',
  async ({ key, words }) => {
    const { questions: shown, samples, answers } = await find(key);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers).toHaveLength(shown.find((one) => one.key === key)?.count ?? 0);
    for (const { rid, name, sketch, description } of answers) {
      const { data } = await portal.call('staff/device/detail', { rid }, { token: editor });
      const said = `${name} ${sketch} ${description} ${data.published?.aliases}`.toLowerCase();
      expect({ rid, says: words.filter((word) => said.includes(word)) }).not.toEqual({ rid, says: [] });
    }
    for (const { value, count } of samples) {
      const some = (await find(key, value)).answers;
      expect(some).toHaveLength(count);
      for (const one of some) expect(one.needs_sample ? one.sample_states : ['已有数据']).toContain(value);
    }
  },
);

test('methods that a chemist expects answer, and others do not', async () => {
  expect(await ridsOf('phase', '粉末')).toEqual(expect.arrayContaining(['xrd']));
  expect(await ridsOf('valence')).toEqual(expect.arrayContaining(['xps', 'xafs']));
  expect(await ridsOf('surfaceArea', '粉末')).toEqual(expect.arrayContaining(['bet']));
  expect(await ridsOf('thermal')).toEqual(expect.arrayContaining(['tga', 'dsc']));
  expect(await ridsOf('molecule', '液体')).toEqual(expect.arrayContaining(['ftir', 'nmr-liquid']));
  expect(await ridsOf('morphology')).not.toContain('xrd');
  expect(await ridsOf('phase', '气体')).toEqual([]);
});

test('a service that is withdrawn from sale answers nothing', async () => {
  expect(await ridsOf('surfaceArea')).toContain('bet');
  await portal.call('staff/device/withdraw', { rid: 'bet' }, { token: editor });
  expect(await ridsOf('surfaceArea')).not.toContain('bet');
});
