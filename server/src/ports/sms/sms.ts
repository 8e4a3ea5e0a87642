/** Sends text messages. */
export interface Sms {
  /** Hands `text` over for `phone`; throws when it was not accepted. */
  send(phone: string, text: string): Promise<void>;
}
