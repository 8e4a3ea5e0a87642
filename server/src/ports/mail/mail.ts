/** Sends e-mails of plain text. */
export interface Mail {
  /** Sends the mail to `to`; throws when the mail server does not accept it. */
  send(to: string, mail: { subject: string; text: string }): Promise<void>;
}
