/** Sends text messages. Each adapter adds the brand in front of a text; callers do not. */
export interface Sms {
  /**
   * Sends `text` to `phone`; throws when the provider does not accept it. `code` is the code in the text, for
   * providers that fill in their own template.
   */
  send(phone: string, text: string, code?: string): Promise<void>;
}
