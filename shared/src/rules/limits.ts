/** Limits that forms and the server both read (specification, section 9). */
export const limits = {
  phoneLength: 11,
  passwordMin: 8,
  passwordMax: 64,
  codeLength: 6,
  /** Seconds before another code can be asked for. */
  codeCountdown: 60,
  /** Milliseconds after which a call is given up. */
  callTimeout: 30_000,
  addresses: 20,
  planItems: 100,
  countMax: 999,
  pageSize: 20,
  pageSizeMax: 100,
  messageLength: 500,
  uploadBytes: 20 * 1024 * 1024,
  requirementLength: 2000,
  /** Bytes of the file that goes with a requirement. */
  requirementBytes: 10 * 1024 * 1024,
  /** Months ahead that a pick-up can be booked. */
  pickupMonths: 6,
  /** Days of slots that one call answers. */
  slotDays: 31,
  /** Bookings that a member may have open at once. */
  samplings: 5,
} as const;
