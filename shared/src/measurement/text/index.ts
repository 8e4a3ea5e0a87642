import type { Reader } from '../reader';
import { boxReportReader } from './boxReport';
import { rigakuAscReader, udfReader, uxdReader } from './diffractionTexts';
import { ezChromReader } from './ezChrom';
import { gsasReader } from './gsas';
import { micromeriticsReader } from './micromeritics';
import { aspReader, pedsReader } from './perkinElmer';
import { textReader } from './textReader';

/** Readers of text, formats with rules of their own first; the last one takes text of any kind. */
export const textReaders: readonly Reader[] = [
  micromeriticsReader,
  boxReportReader,
  pedsReader,
  aspReader,
  rigakuAscReader,
  udfReader,
  uxdReader,
  gsasReader,
  ezChromReader,
  textReader,
];
