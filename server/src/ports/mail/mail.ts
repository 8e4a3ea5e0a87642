/** An e-mail with the same content as plain text and as HTML. */
export interface MailContent {
  /** Unique part of the Message-ID: the same for every attempt, so that mail programs can drop a repeated mail. */
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly Attachment[];
}

/** A file of an e-mail. */
export interface Attachment {
  readonly name: string;
  readonly mime: string;
  readonly content: Buffer;
}

/** Sends e-mails. */
export interface Mail {
  /**
   * Sends the mail to `to`; throws when the mail server does not accept it, `Rejected` when it never will. Errors
   * contain no address and no content, because they are logged.
   */
  send(to: string, mail: MailContent): Promise<void>;
}
