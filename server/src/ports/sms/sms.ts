/** Sends text messages. Each adapter puts the brand in front of a text: callers don't. */
export interface Sms {
  /**
   * Sends `text` to `phone`; throws when the provider does not accept it. `code` is the code in the text,
   * for providers that fill in a template of their own.
   */
  send(phone: string, text: string, code?: string): Promise<void>;
}
