import { Readable } from 'node:stream';
import type { Download } from '../../kit/download';
import { pdfFont } from '../pdf/pdf.font.document';
import { doorPage, doorSignName, drawDoorSign } from './instrument.door.document';
import { findInstruments } from './instrument.repo';

/** The sign for the door of an instrument; the key is the instrument's. */
export const doorSignDownload: Download = {
  kind: 'doorSign',
  noun: 'instrument',
  make: async (key, { db, now, env }) => {
    const [instrument] = await db.read((tx) => findInstruments(tx, [key]));
    if (!instrument) return undefined;
    const facts = { ...instrument, page: doorPage(instrument, env) };
    const bytes = await drawDoorSign(facts, { created: now(), font: await pdfFont() });
    return {
      stream: Readable.from([bytes]),
      size: bytes.byteLength,
      mime: 'application/pdf',
      name: doorSignName(instrument),
    };
  },
};
