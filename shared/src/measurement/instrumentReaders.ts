import { brmlReader } from './bruker/brmlReader';
import { cifReader } from './cif/cifReader';
import { mzmlReader } from './massSpectra/mzmlReader';
import { mzxmlReader } from './massSpectra/mzxmlReader';
import { x00Reader } from './philips/x00Reader';
import type { Reader } from './reader';
import { refusingReader } from './refusal/refusingReader';
import { rasReader } from './rigaku/rasReader';
import { rasxReader } from './rigaku/rasxReader';
import { spcReader } from './spc/spcReader';
import { tiffReader } from './tiff/tiffReader';
import { vamasReader } from './vamas/vamasReader';
import { wdfReader } from './wdf/wdfReader';
import { xrdmlReader } from './xrdml/xrdmlReader';

/** Readers of instruments' own formats, then the refusals of those that are known but not read. */
export const instrumentReaders: readonly Reader[] = [
  wdfReader,
  brmlReader,
  rasxReader,
  xrdmlReader,
  mzmlReader,
  mzxmlReader,
  rasReader,
  vamasReader,
  x00Reader,
  cifReader,
  tiffReader,
  spcReader,
  refusingReader,
];
