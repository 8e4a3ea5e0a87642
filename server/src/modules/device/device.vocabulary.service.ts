import type { Db } from '../../db/client';
import { contentGeneration } from '../../http/readCache';
import { type Named, type Vocabulary, vocabularyOf } from '../keyword/keyword.vocabulary.rules';
import { findDeviceNames } from './device.repo';

/** Milliseconds after which a change of another process is seen even when its announcement was not received. */
const lifetimeMs = 30_000;

interface Kept {
  readonly vocabulary: Vocabulary;
  readonly names: readonly Named[];
  readonly generation: number;
  readonly until: number;
}

/** By the function that reads the database. */
const keptOf = new WeakMap<Db['read'], Promise<Kept>>();

/** Returns the names of the services on sale. They are read again after a change of content. */
export async function deviceNames(read: Db['read']): Promise<Vocabulary> {
  const kept = await keptOf.get(read)?.catch(() => undefined);
  if (kept && kept.generation === contentGeneration() && kept.until > performance.now())
    return kept.vocabulary;
  const reading = readNames(read, kept);
  keptOf.set(read, reading);
  return (await reading).vocabulary;
}

async function readNames(read: Db['read'], kept: Kept | undefined): Promise<Kept> {
  const generation = contentGeneration();
  const names = await read(findDeviceNames);
  const { reading } = await import('../keyword/keyword.pinyin.rules');
  const same = kept && JSON.stringify(kept.names) === JSON.stringify(names);
  return {
    vocabulary: same ? kept.vocabulary : vocabularyOf(names, reading),
    names,
    generation,
    until: performance.now() + lifetimeMs,
  };
}
