import { constants, crc32, createDeflateRaw } from 'node:zlib';
import { send } from '../../../testing/orders';
import { testApp } from '../../../testing/testApp';

const megabyte = 1024 * 1024;

/** Size in megabytes of the inflated archive entry. */
const inflated = 512;

/**
 * Maximum growth in megabytes while the call is handled. It allows for the body and other work but not for the entry.
 */
const growthMax = 128;

/** Returns deflated zeros without holding all of them in memory. */
async function deflatedZeros(): Promise<Buffer> {
  const deflate = createDeflateRaw({ level: constants.Z_BEST_COMPRESSION });
  const chunks: Buffer[] = [];
  deflate.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const zeros = Buffer.alloc(megabyte);
  for (let written = 0; written < inflated; written++)
    await new Promise<void>((resolve) => deflate.write(zeros, () => resolve()));
  await new Promise((resolve) => deflate.once('end', resolve).end());
  return Buffer.concat(chunks);
}

/** Returns a zip whose first entry, which determines the archive's type, inflates to hundreds of megabytes. */
function zip(name: string, deflated: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(crc32(Buffer.alloc(1)), 14);
  header.writeUInt32LE(deflated.length, 18);
  header.writeUInt32LE(inflated * megabyte, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), deflated]);
}

/** Runs `work` and returns the maximum growth of the process in megabytes. */
async function growth(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  await work();
  clearInterval(timer);
  return (Math.max(most, process.memoryUsage.rss()) - before) / megabyte;
}

test.each(['mimetype', '[Content_Types].xml'])(
  'an archive whose %s is a bomb is answered in little memory',
  async (name) => {
    const t = await testApp();
    const bytes = zip(name, await deflatedZeros());
    expect(bytes.length).toBeLessThan(megabyte);
    const fields = { name: '王小明', phone: '13912345678', content: '五个样品' };
    let answer: unknown;
    const grown = await growth(async () => {
      answer = await send(t, 'open/web/requirement/add', fields, { name: 'a.zip', bytes });
    });
    // A zip is accepted as a zip: its entry is not inflated further than the detection of its type needs.
    expect(answer).toMatchObject({ status: 200 });
    expect(grown).toBeLessThan(growthMax);
    expect((await t.app.inject('/healthz')).statusCode).toBe(200);
  },
);
