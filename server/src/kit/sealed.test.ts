import { seal, unseal } from './sealed';

const secret = 'a secret for tests, 32 characters';

test('a sealed text is read again with the same secret and purpose only', () => {
  const sealed = seal(secret, 'webhook', 'whsec_密钥');
  expect(unseal(secret, 'webhook', sealed)).toBe('whsec_密钥');
  expect(seal(secret, 'webhook', 'whsec_密钥')).not.toBe(sealed);
  expect(() => unseal(secret, 'other', sealed)).toThrow();
  expect(() => unseal('another secret, of 32 characters!', 'webhook', sealed)).toThrow();
  const changed = Buffer.from(sealed, 'base64url');
  changed.writeUInt8(changed.readUInt8(30) ^ 1, 30);
  expect(() => unseal(secret, 'webhook', changed.toString('base64url'))).toThrow();
});
