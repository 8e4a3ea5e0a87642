import crypto from 'node:crypto';
import type { Chance } from './chance';
import { chanceOfAct } from './turns';

const { randomBytes, randomInt, randomUUID } = crypto;
type Done<T> = (error: Error | null, value: T) => void;

/** Runs work while keys, codes and salts of the server are made of a seed. */
export async function withSeededCrypto<T>(chance: Chance, work: () => Promise<T>): Promise<T> {
  const bytes = (size: number, done?: Done<Buffer>) => answer(chanceOfAct(chance).bytes(size), done);
  const int = (first: number, second?: number | Done<number>, done?: Done<number>) => {
    const [least, end] = typeof second === 'number' ? [first, second] : [0, first];
    return answer(
      least + chanceOfAct(chance).below(end - least),
      typeof second === 'function' ? second : done,
    );
  };
  const uuid = () =>
    chanceOfAct(chance)
      .bytes(16)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  Object.assign(crypto, { randomBytes: bytes, randomInt: int, randomUUID: uuid });
  try {
    return await work();
  } finally {
    Object.assign(crypto, { randomBytes, randomInt, randomUUID });
  }
}

function answer<T>(value: T, done: Done<T> | undefined): T {
  if (done) setImmediate(done, null, value);
  return value;
}
