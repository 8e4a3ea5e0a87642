/** WeChat's side of a login by QR code. */
export interface Wechat {
  /**
   * What a QR code for `scene` holds, good for `seconds`: an address that WeChat opens.
   * Throws when WeChat can't be reached or refuses.
   */
  qrCode(scene: string, seconds: number): Promise<string>;
}
