/** Signs documents in the name of the lab. */
export interface Signer {
  /** DER certificates: the signer's own first, then those that issued it. */
  readonly chain: readonly [Buffer, ...Buffer[]];
  /** Name in the subject of the signer's certificate, as people read it. */
  readonly subject: string;
  /** Name of who issued the certificate. */
  readonly issuer: string;
  /** True for a certificate that nobody else vouches for. */
  readonly selfMade: boolean;
  readonly kind: 'rsa' | 'ec';
  /**
   * Returns the signature over bytes with SHA-256: PKCS #1 v1.5 for RSA, DER for elliptic curves. Throws `Unreachable` when a
   * service that holds the key does not sign.
   */
  sign(bytes: Buffer): Promise<Buffer>;
}
