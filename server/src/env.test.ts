import { EnvError, parseEnv } from './env';

const production = {
  PORTAL_MODE: 'production',
  DATABASE_URL: 'postgres://portal:secret@db:5432/portal',
  PORTAL_SECRET: 'x'.repeat(32),
};

test('nothing set is local mode with the embedded database', () => {
  expect(parseEnv({})).toMatchObject({
    mode: 'local',
    port: 8081,
    dataDir: './.data',
    databaseUrl: undefined,
  });
});

test('an empty variable counts as not set, as compose files write them', () => {
  expect(parseEnv({ DATABASE_URL: '', PORTAL_SECRET: '' })).toEqual(parseEnv({}));
});

test('production starts with a database, a secret and nothing else', () => {
  expect(parseEnv(production)).toMatchObject({ mode: 'production', logLevel: 'info' });
});

test.each([
  ['true', true],
  ['false', false],
  ['2', 2],
  ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
])('TRUST_PROXY=%s', (value, trustProxy) => {
  expect(parseEnv({ TRUST_PROXY: value }).trustProxy).toBe(trustProxy);
});

test.each<[string, Record<string, string>]>([
  ['API_PORT', { API_PORT: 'many' }],
  ['API_PORT', { API_PORT: '70000' }],
  ['API_PORT', { API_PORT: '-1' }],
  ['PORTAL_MODE', { PORTAL_MODE: 'test' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/portal' }],
  ['PORTAL_SECRET', { PORTAL_SECRET: 'short' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'portal' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['TRUST_PROXY', { TRUST_PROXY: '<everybody>' }],
  ['PORTAL_STAFF_PASSWORD', { PORTAL_STAFF_PASSWORD: 'short' }],
  ['DATABASE_URL', { ...production, DATABASE_URL: '' }],
  ['PORTAL_SECRET', { ...production, PORTAL_SECRET: '' }],
])('%s is named when it does not fit: %j', (name, vars) => {
  expect(() => parseEnv(vars)).toThrow(EnvError);
  expect(() => parseEnv(vars)).toThrow(new RegExp(`^${name} [^\\n]+$`));
});
