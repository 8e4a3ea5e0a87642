import { testPorts } from '../../../testing/ports';
import { refuse } from '../../http/error';
import { withBytes } from './storedBytes.service';

const ports = testPorts();
const put = () => ports.files.put(Buffer.from('bytes'));
const isKept = (stored: string) => ports.stored.has(stored);

test('bytes whose row was refused are removed', async () => {
  const stored = await put();
  await expect(withBytes(ports, stored, () => Promise.reject(refuse('not_found')))).rejects.toThrow();
  expect(isKept(stored)).toBe(false);
});

test('bytes stay when the connection was lost, because the row may be stored', async () => {
  const stored = await put();
  const lost = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
  await expect(withBytes(ports, stored, () => Promise.reject(lost))).rejects.toBe(lost);
  expect(isKept(stored)).toBe(true);
});
