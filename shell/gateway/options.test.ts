/** @jest-environment node */
import { optionsFromEnv } from './options';

const API_URL = 'http://api:8081';

test('the defaults are those of a local portal', () => {
  expect(optionsFromEnv({ API_URL })).toMatchObject({
    port: 8080,
    api: [API_URL],
    timeouts: { drain: 0 },
    mode: 'local',
    remotesConfig: 'remotes.config.json',
  });
});

test.each([
  ['PORT', { API_URL, PORT: '80a' }],
  ['PORT', { API_URL, PORT: '70000' }],
  ['PORTAL_MODE', { API_URL, PORTAL_MODE: 'prod' }],
  ['API_URL', {}],
  ['API_URL', { API_URL: 'api:8081' }],
  ['API_URL', { API_URL: 'http://one:8081,two' }],
  ['DRAIN_TIME', { API_URL, DRAIN_TIME: 'soon' }],
  ['REMOTES_BASE', { API_URL, REMOTES_BASE: 'http://remotes:8080' }],
  ['PUBLIC_URL', { API_URL, PUBLIC_URL: 'portal' }],
  ['TRUST_PROXY', { API_URL, TRUST_PROXY: '<everybody>' }],
  ['LOG_LEVEL', { API_URL, LOG_LEVEL: 'loud' }],
  ['SCRIPT_TIMEOUT', { API_URL, SCRIPT_TIMEOUT: 'soon' }],
])('a wrong %s is one line that names it', (name, env) => {
  expect(() => optionsFromEnv(env)).toThrow(new RegExp(`^${name} [^\\n]+$`));
});

test('production drains before it stops, and may have several processes of the API', () => {
  const options = optionsFromEnv({ API_URL: `${API_URL},http://other:8081/`, PORTAL_MODE: 'production' });
  expect(options).toMatchObject({ api: [API_URL, 'http://other:8081'], timeouts: { drain: 3000 } });
});

test('the number of trusted hops is read as a number', () => {
  expect(optionsFromEnv({ API_URL, TRUST_PROXY: '1' }).trustProxy).toBe(1);
  expect(optionsFromEnv({ API_URL, TRUST_PROXY: '' }).trustProxy).toBe(false);
});
