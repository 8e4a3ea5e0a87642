import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { Ports } from '../src/ports';
import { threadCharts } from '../src/ports/charts/threadCharts';
import type { Files } from '../src/ports/files/files';
import { threadPrints } from '../src/ports/prints/threadPrints';
import { webhookSender } from '../src/ports/webhook/webhookSender';
import { bundleFolder } from './bundle';

export interface SentMessage {
  readonly channel: 'sms' | 'mail';
  readonly to: string;
  readonly text: string;
}

/** Ports in memory that record what was sent. */
export interface TestPorts extends Ports {
  readonly sent: SentMessage[];
  readonly stored: Map<string, Uint8Array>;
  /** Returns the last text message to a phone. */
  lastSms(phone: string): string;
}

/** A script of the bundle: a thread runs no TypeScript. */
const scriptOf = (name: string) => pathToFileURL(join(__dirname, '..', bundleFolder, `${name}.mjs`));

export function testPorts(): TestPorts {
  const sent: SentMessage[] = [];
  const stored = new Map<string, Uint8Array>();
  return {
    charts: threadCharts(scriptOf('chartThread')),
    prints: threadPrints(scriptOf('printThread')),
    sent,
    stored,
    lastSms: (phone) =>
      sent.findLast((message) => message.channel === 'sms' && message.to === phone)?.text ?? '',
    sms: {
      send: async (to, text) => {
        sent.push({ channel: 'sms', to, text });
      },
    },
    mail: {
      send: async (to, { subject, text }) => {
        sent.push({ channel: 'mail', to, text: `${subject}\n${text}` });
      },
    },
    wechat: { qrCode: async (scene) => `http://localhost/scan/${scene}` },
    disk: { room: async () => ({ free: 1e12, total: 2e12 }) },
    files: memoryFiles(stored),
    signer: undefined,
    timestamps: undefined,
    webhooks: webhookSender({ local: true }),
  };
}

function memoryFiles(stored: Map<string, Uint8Array>): Files {
  const uploads = new Map<string, Map<number, Uint8Array>>();
  return {
    put: async (bytes) => {
      const name = randomUUID();
      stored.set(name, bytes);
      return name;
    },
    open: async (name) => {
      const bytes = stored.get(name);
      return bytes && { stream: Readable.from([Buffer.from(bytes)]), size: bytes.byteLength };
    },
    remove: async (name) => {
      stored.delete(name);
    },
    link: async () => undefined,
    room: async () => undefined,
    sweep: async () => undefined,
    storedBefore: async () => undefined,
    setAside: async () => undefined,
    check: async () => undefined,
    parts: {
      start: async () => {
        const name = randomUUID();
        uploads.set(name, new Map());
        return { name, key: '' };
      },
      put: async ({ name }, number, bytes) => uploads.get(name)?.set(number, bytes) && String(number),
      join: async ({ name }, parts) => {
        const found = parts.map(({ number }) => uploads.get(name)?.get(number) ?? new Uint8Array());
        if (!stored.has(name)) stored.set(name, Buffer.concat(found));
        uploads.delete(name);
      },
      discard: async ({ name }) => {
        uploads.delete(name);
        stored.delete(name);
      },
    },
  };
}
