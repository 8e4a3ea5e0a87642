import { createHash } from 'node:crypto';
import {
  compressUsingDict,
  createCCtx,
  createDCtx,
  decompressUsingDict,
  freeCCtx,
  freeDCtx,
  init,
} from '@bokuweb/zstd-wasm';
import { deltaFile, everyBuild } from './negotiation.mjs';

/** Number of earlier builds whose scripts are dictionaries. */
export const earlierBuilds = 3;

/** Start of a dictionary-compressed Zstandard stream (RFC 9842, 5); the SHA-256 of the dictionary follows. */
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** Higher levels take longer and save nothing here. */
const level = 19;

/** Bytes below which a script costs less than the headers of its delta. */
const least = 2048;

const hashOf = (bytes) => createHash('sha256').update(bytes).digest();

/** A second start would replace the memory that compression works in. */
let started;

/** Returns a script compressed with another one as its dictionary. Throws unless it decompresses to the same. */
export async function deltaOf(bytes, dictionary) {
  started ??= init();
  await started;
  const [context, back] = [createCCtx(), createDCtx()];
  try {
    const compressed = compressUsingDict(context, bytes, dictionary, level);
    if (!bytes.equals(decompressUsingDict(back, compressed, dictionary)))
      throw new Error('The delta does not decompress to its script');
    return Buffer.concat([magic, hashOf(dictionary), compressed]);
  } finally {
    freeCCtx(context);
    freeDCtx(back);
  }
}

/** Returns the same script in an earlier build; undefined when that has the same file or none. */
function counterpart(file, build) {
  const pattern = everyBuild(file);
  return pattern && !build.includes(file) ? build.find((other) => everyBuild(other) === pattern) : undefined;
}

/**
 * Writes the scripts of a build as deltas against those of earlier builds, for `serve.mjs` and the gateway. Without them visitors
 * load the whole scripts.
 * @param {object} build
 * @param {Iterable<[string, Buffer]>} build.files
 * @param {string[][]} build.earlier files of earlier builds, the newest first
 * @param {(file: string) => Promise<Buffer | undefined>} build.read reads a file of an earlier build
 * @param {(file: string, bytes: Buffer) => Promise<void>} build.write
 * @returns {Promise<number | undefined>} bytes of the deltas that a visitor of the last build loads; undefined without one
 */
export async function writeDeltas({ files, earlier, read, write }) {
  let changed;
  for (const [file, bytes] of files) {
    if (bytes.length < least) continue;
    const others = earlier.map((build) => counterpart(file, build));
    for (const other of new Set(others)) {
      const dictionary = other && (await read(other));
      if (!dictionary) continue;
      const delta = await deltaOf(bytes, dictionary);
      await write(deltaFile(file, hashOf(dictionary)), delta);
      if (other === others[0]) changed = (changed ?? 0) + delta.length;
    }
  }
  return changed;
}
