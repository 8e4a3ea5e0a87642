import { changeChannel } from '../db/change';
import { clearAnnounced, contentGeneration } from './readCache';

test('only what is announced of public content clears the cached answers', () => {
  const before = contentGeneration();
  for (const unknown of ['order D20261118-000001', changeChannel, '', 'freeTime', 'toString'])
    clearAnnounced(unknown);
  expect(contentGeneration()).toBe(before);
  clearAnnounced('content');
  expect(contentGeneration()).toBe(before + 1);
});
