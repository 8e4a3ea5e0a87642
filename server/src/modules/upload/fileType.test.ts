import { fileTypeFromBuffer } from 'file-type/core';
import { anyType, judgedFile } from './fileType.rules';

jest.mock('file-type/core', () => ({ fileTypeFromBuffer: jest.fn() }));

beforeEach(() => {
  jest.mocked(fileTypeFromBuffer).mockRejectedValue(new Error('Invalid entry'));
});

test('a file on which the library throws is refused, also with the extension of a text', async () => {
  expect((await judgedFile(Buffer.from('1,2'), 'a.csv')).type).toBeUndefined();
});

test('staff may add it nevertheless', async () => {
  const unknown = { ext: 'xyz', mime: 'application/octet-stream' };
  expect(await anyType(Buffer.from('1,2'), 'a.xyz')).toEqual(unknown);
});
