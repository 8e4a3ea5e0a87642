import { testApp } from '../../../testing/testApp';
import { warmUp } from '../../warmUp';

test('the names are read after the start, before anybody searches; a failure is no matter', async () => {
  const t = await testApp();
  let reads = 0;
  const read: typeof t.db.read = (work) => {
    reads += 1;
    return t.db.read(work);
  };
  const stop = warmUp({ db: { ...t.db, read } }, t.app.log);
  expect(reads).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 700));
  await stop();
  expect(reads).toBeGreaterThan(2);

  const failing = { ...t.db, read: () => Promise.reject(new Error('no database')) };
  const stopFailing = warmUp({ db: failing }, t.app.log);
  await new Promise((resolve) => setTimeout(resolve, 700));
  await expect(stopFailing()).resolves.toBeUndefined();
});
