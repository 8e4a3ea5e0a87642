import { brand } from '@portal/shared/meta';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import { Rejected, Unreachable } from '../unreachable';
import type { Mail, MailContent } from './mail';

/** A mail server that accepts mails for any address (a submission server or a relay). */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /**
   * `starttls`: the connection must be upgraded to TLS. `implicit`: TLS from the start. `none`: unencrypted, for a relay
   * on the same machine or network.
   */
  readonly tls: 'starttls' | 'implicit' | 'none';
  /** Missing for a relay without a login. */
  readonly login: { readonly user: string; readonly password: string } | undefined;
  /** Address of the sender. */
  readonly from: string;
  /** Domain in Message-IDs: the host of the portal. */
  readonly domain: string;
  /** Certificate authority to trust instead of those of the system; for tests. */
  readonly ca?: string;
}

/** Timeouts in milliseconds: of one step of the dialogue, and of a whole mail. */
export interface SmtpTimeouts {
  readonly step: number;
  readonly mail: number;
}

const usual: SmtpTimeouts = { step: 10_000, mail: 25_000 };

/** Sends mails by SMTP, each by a connection of its own: mails are few, and no idle connection has to be watched. */
export function smtpMail(settings: SmtpSettings, timeouts = usual): Mail {
  const transport = createTransport({
    host: settings.host,
    port: settings.port,
    secure: settings.tls === 'implicit',
    requireTLS: settings.tls === 'starttls',
    ignoreTLS: settings.tls === 'none',
    tls: { minVersion: 'TLSv1.2', ...(settings.ca !== undefined && { ca: settings.ca }) },
    ...(settings.login && { auth: { user: settings.login.user, pass: settings.login.password } }),
    dnsTimeout: timeouts.step,
    connectionTimeout: timeouts.step,
    greetingTimeout: timeouts.step,
    socketTimeout: timeouts.step,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (to, mail) => {
      // The library would parse it as a list of addresses.
      if (!z.email().safeParse(to).success) throw new Rejected('SMTP: invalid address');
      try {
        const signal = AbortSignal.timeout(timeouts.mail);
        await transport.sendMail({ ...messageOf(settings, to, mail), signal });
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

const messageOf = (
  { from, domain }: SmtpSettings,
  to: string,
  { id, subject, text, html, attachments = [] }: MailContent,
): SendMailOptions => ({
  messageId: `<${id}@${domain}>`,
  from: `${brand} <${from}>`,
  to,
  subject,
  text,
  html,
  attachments: attachments.map(({ name, mime, content }) => ({
    filename: name,
    contentType: mime,
    content,
  })),
  // Out-of-office replies are not sent to such mails (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
});

const smtpError = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.int().optional(),
});

/** Steps whose refusal is about the receiver or the content; others are refusals of the login or of the connection. */
const aboutMail = ['RCPT TO', 'DATA'];

/** Returns an error without the server's text, which names the receiver. */
function failureOf(error: unknown): Unreachable {
  const { code = 'error', command = '', responseCode } = smtpError.safeParse(error).data ?? {};
  const text = `SMTP: ${[code, command, responseCode].filter(Boolean).join(' ')}`;
  const isPermanent = responseCode !== undefined && responseCode >= 500 && responseCode < 600;
  // The library refuses an address that it cannot write into the dialogue.
  const isInvalid = code === 'EENVELOPE' && command === 'API';
  const isRejected = isInvalid || (isPermanent && aboutMail.includes(command));
  return isRejected ? new Rejected(text) : new Unreachable(text);
}
