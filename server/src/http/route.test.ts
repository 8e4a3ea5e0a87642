import { testPorts } from '../../testing/ports';
import { testApp } from '../../testing/testApp';
import { refuse } from './error';

const ports = {
  ...testPorts(),
  sms: {
    send: () => Promise.reject(refuse('phone_taken')),
  },
};
const code = { phone: '13900001111', useFor: 0 } as const;

test('in tests a refusal that the contract does not declare for the call is an internal error', async () => {
  const t = await testApp({ deps: { ports } });
  expect(await t.call('open/code4sms', code)).toMatchObject({ status: 500, error: 'internal' });
});

test('in production it is answered unchanged', async () => {
  const t = await testApp({ deps: { ports, checkAnswers: false } });
  expect(await t.call('open/code4sms', code)).toMatchObject({ status: 409, error: 'phone_taken' });
});
