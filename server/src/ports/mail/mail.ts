/** Sends e-mails of plain text. */
export interface Mail {
  /** Hands the mail over for address `to`; throws when it was not accepted. */
  send(to: string, mail: { subject: string; text: string }): Promise<void>;
}
