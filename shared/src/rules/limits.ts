/** Limits that both forms and the server read (specification, section 9). */
export const limits = {
  phoneLength: 11,
  passwordMin: 8,
  passwordMax: 64,
  codeLength: 6,
  /** Seconds until another code can be requested. */
  codeCountdown: 60,
  addresses: 20,
  /** Valid API tokens of a member, and the longest validity of one in days. */
  apiTokens: 10,
  apiTokenDays: 365,
  webhooks: 5,
  /** Applications of a member for prepayments that wait. */
  prestoreWaiting: 20,
  /** Largest amount in fen that a person enters: 10 million yuan. */
  amountFen: 1_000_000_000,
  invoiceTitles: 50,
  /** Groups that a member owns, and members of a group. */
  clusters: 20,
  clusterMembers: 200,
  /** Addresses of a member's finance office, to which invoices are sent. */
  financeEmails: 5,
  /** Projects of a group that have a budget. */
  clusterProjects: 100,
  /** Entries of an account that an account statement lists: the newest ones; the exports have all. */
  statementEntries: 2000,
  /** Statements of one request for an invoice. */
  /** Files and bytes that one zip of invoices has at most. */
  invoiceZipFiles: 900,
  invoiceZipBytes: 200_000_000,
  /** Files and bytes that one zip of data has at most, and files that are chosen for one. */
  dataZipFiles: 1000,
  dataZipBytes: 2_000_000_000,
  filesAtOnce: 40,
  /** Tags of a file of data, and different ones of a member. */
  fileTags: 10,
  ownTags: 200,
  /** Annotations of a file of data. */
  viewNotes: 50,
  /** Valid links of a member to files of data. */
  dataShares: 50,
  /** Characters of the password of such a link. */
  sharePasswordMin: 6,
  sharePasswordMax: 40,
  invoiceParts: 50,
  /** Maximum amount of a coupon in fen, and coupons of one offer. */
  couponFen: 100_000_000,
  /** Usable coupons that a member can choose from: the first to expire. */
  couponChoices: 200,
  couponTotal: 1_000_000,
  planItems: 100,
  /** Valid links of a member to items of the plan. */
  planShares: 20,
  evaluationStars: 5,
  evaluationPictures: 6,
  /** Rows that a search, or a list of staff, counts at most. */
  counted: 1000,
  /** Samples of an order. */
  samples: 300,
  /** Characters of an unfinished order form: 300 samples with their longest texts have about 67,000. */
  draftLength: 90_000,
  /** Stored samples that a member can choose from: the newest ones. */
  storedSamples: 500,
  /** Samples of one request to send samples back, and of one sheet of labels that are not of one order. */
  samplesAtOnce: 60,
  /** Requests of a member to send samples back that wait. */
  recyclesWaiting: 20,
  countMax: 999,
  pageSize: 20,
  pageSizeMax: 100,
  /** Days of a period of figures at most, and customers that one of them lists. */
  figureDays: 366,
  figureCustomers: 50,
  /** Lines of a bank's file that are read, its size, and lines of one call that stores them. */
  bankLines: 2000,
  bankFileMegabytes: 5,
  bankLinesAtOnce: 500,
  /** Rows of one batch act of staff. */
  batchRows: 100,
  /** Members and rules of prices of a price group. */
  priceGroupMembers: 500,
  priceGroupRules: 200,
  /** Rows of a worksheet, blanks and standards included. */
  worksheetRows: 200,
  /** Samples, items and tables of results of a report, and rows and columns of a table. */
  reportSamples: 200,
  reportItems: 50,
  reportTables: 10,
  reportRows: 300,
  reportColumns: 12,
  /** Pictures of a report, and the bytes of one and of all of them. */
  reportPictures: 12,
  reportPictureBytes: 20 * 1024 * 1024,
  reportPicturesBytes: 40 * 1024 * 1024,
  /** Statements that are confirmed or paid at once. */
  statementsAtOnce: 50,
  messageLength: 500,
  /** Files of one e-mail: with their encoding below what common mail servers accept. */
  mailBytes: 10 * 1024 * 1024,
  uploadBytes: 20 * 1024 * 1024,
  /** Maximum size of a file that arrives in parts, size of its parts, and unfinished uploads of one person. */
  resumableBytes: 2 * 1024 * 1024 * 1024,
  partBytes: 8 * 1024 * 1024,
  resumableUploads: 3,
  /** Files of raw data of one order, and the sum of their sizes. */
  rawFiles: 20,
  rawBytes: 10 * 1024 * 1024 * 1024,
  /** Maximum size of an uploaded picture in bytes. */
  pictureBytes: 10 * 1024 * 1024,
  /** Maximum number of pixels of a member's picture: a photo of a phone. Browsers take four bytes of memory for each. */
  picturePixels: 64_000_000,
  /** Maximum number of pixels of a picture of content, which every visitor loads. */
  contentPixels: 12_000_000,
  /** Bytes of a data file that are read for its curve, and points that are drawn. */
  curveBytes: 2 * 1024 * 1024,
  curvePoints: 500,
  requirementLength: 2000,
  /** The largest number of samples of a requirement. */
  requirementSamples: 9999,
  /** Files that a requirement is posted with, and the maximum size in bytes of each; `uploadBytes` of all of them together. */
  requirementFiles: 5,
  requirementBytes: 10 * 1024 * 1024,
  /** Lines of a quotation. */
  quotationLines: 50,
  /** Maximum days of a quotation's validity. */
  quotationDays: 365,
  /** Requirements of a visitor that are offered to be claimed at once; the others follow when these are claimed. */
  claimable: 20,
  /** Files of one message about a requirement. */
  messageFiles: 5,
  /** Photos that one signed copy is joined from. */
  signedPages: 20,
  /** Maximum size in bytes of a drawn signature, and of its width and height in pixels. */
  signatureBytes: 100 * 1024,
  signatureWidth: 1600,
  signatureHeight: 800,
  /** Maximum months ahead of a pick-up. */
  pickupMonths: 6,
  /** Maximum days of slots in one answer. */
  slotDays: 31,
  /** Maximum open bookings of a member. */
  samplings: 5,
  /** Maximum bookings and moves of visits by a member in 24 hours. */
  visitChanges: 20,
  /** Opening hours and slots of instruments are multiples of so many minutes. */
  instrumentGrid: 30,
  /** Days ahead up to which instrument time can be reserved, and hours of one reservation. */
  reservationDays: 60,
  reservationHours: 24,
  /** Reservations that a member holds at the same time, and holds and moves of a member in 24 hours. */
  heldReservations: 10,
  reservationChanges: 60,
  /** Ranges of instrument time that a member waits for. */
  reservationWaits: 20,
} as const;
