/** WeChat's part of a login by QR code. */
export interface Wechat {
  /**
   * Returns the content of a QR code for `scene`, valid for `seconds`: a URL that WeChat opens.
   * Throws when WeChat can't be reached or refuses.
   */
  qrCode(scene: string, seconds: number): Promise<string>;
}
