/** Sends text messages. */
export interface Sms {
  /**
   * Hands `text` over for `phone`; throws when it was not accepted. `code` is the code that the text
   * brings, for providers that fill in a template of theirs.
   */
  send(phone: string, text: string, code?: string): Promise<void>;
}
