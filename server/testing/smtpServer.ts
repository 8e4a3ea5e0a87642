import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { SmtpSettings } from '../src/ports/mail/smtpMail';
import { certificate, certificateKey } from './certificate';

/** A mail as the server received it. */
export interface ReceivedMail {
  readonly to: readonly string[];
  readonly from: string;
  readonly isEncrypted: boolean;
  readonly user: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Decoded content by type, such as `text/html`. */
  readonly parts: Readonly<Record<string, string>>;
  readonly attachments: readonly ReceivedFile[];
}

interface ReceivedFile {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Buffer;
}

export interface FakeSmtpServer {
  readonly settings: SmtpSettings;
  readonly mails: ReceivedMail[];
  /** Returns the status and text of the reply to a receiver or to the content; undefined accepts it. */
  refuse: (step: 'receiver' | 'content', to: string) => { status: number; text: string } | undefined;
}

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

const refusal = (status: number, text: string) => Object.assign(new Error(text), { responseCode: status });

/** The login that the server accepts. */
const login = { user: 'portal', password: 'mail-secret' };

/** Starts a local mail server that keeps what it receives; it is closed after the tests of the file. */
export async function smtpServer({ tls = 'starttls' }: Partial<SmtpSettings> = {}): Promise<FakeSmtpServer> {
  const server = new SMTPServer({
    secure: tls === 'implicit',
    key: certificateKey,
    cert: certificate,
    authOptional: tls === 'none',
    disabledCommands: tls === 'none' ? ['STARTTLS', 'AUTH'] : [],
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, reply) =>
      username === login.user && password === login.password
        ? reply(null, { user: username })
        : reply(refusal(535, 'authentication failed')),
    onRcptTo: ({ address }, _session, reply) => {
      const refused = fake.refuse('receiver', address);
      reply(refused && refusal(refused.status, refused.text));
    },
    onData: (stream, session, reply) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
      buffer(stream).then((raw) => {
        const refused = fake.refuse('content', to[0] ?? '');
        if (refused) return reply(refusal(refused.status, refused.text));
        fake.mails.push({
          to,
          from,
          isEncrypted: session.secure,
          user: session.user,
          ...parsed(raw.toString()),
        });
        reply();
      }, reply);
    },
  });
  // Clients that break the dialogue off are part of the tests.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  const fake: FakeSmtpServer = {
    settings: {
      host: 'localhost',
      port,
      tls,
      from: 'no-reply@lab.example',
      domain: 'portal.example',
      login: tls === 'none' ? undefined : login,
      ca: certificate,
    },
    mails: [],
    refuse: () => undefined,
  };
  return fake;
}

type Parsed = Pick<ReceivedMail, 'headers' | 'parts' | 'attachments'>;

/** Parses a mail: its text parts and its attachments, which may be in a part of parts (RFC 2045, RFC 2046). */
function parsed(raw: string): Parsed {
  const [head = '', ...rest] = raw.trimStart().split('\r\n\r\n');
  const headers = headersOf(head);
  const content = rest.join('\r\n\r\n');
  const type = headers['content-type'] ?? '';
  const encoding = headers['content-transfer-encoding'];
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1];
  const mime = type.split(';')[0] ?? '';
  if (boundary !== undefined) {
    const sections = content.split(`--${boundary}`).slice(1, -1).map(parsed);
    return {
      headers,
      parts: Object.assign({}, ...sections.map(({ parts }) => parts)),
      attachments: sections.flatMap(({ attachments }) => attachments),
    };
  }
  if (headers['content-disposition']?.startsWith('attachment')) {
    const name = /name="?([^";]+)"?/.exec(type)?.[1] ?? '';
    const bytes = Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8');
    return { headers, parts: {}, attachments: [{ name, mime, bytes }] };
  }
  return { headers, parts: { [mime]: decoded(content, encoding) }, attachments: [] };
}

function decoded(content: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString();
  if (encoding !== 'quoted-printable') return content;
  const bytes = content
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function headersOf(head: string): Record<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), words(line.slice(colon + 1).trim())];
    }),
  );
}

/** Decodes the encoded words of a header (RFC 2047). */
const words = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : decoded(text.replaceAll('_', ' '), 'quoted-printable'),
    );
