/** Bytes in a megabyte (spec section 9). */
export const bytesPerMegabyte = 1_048_576;

/** Limits that browser and gateway share. Sizes in bytes, lengths in characters, times in seconds unless the name says otherwise. */
export const limits = {
  /** Spec sections 5 and 9. */
  lineLengthMin: 2,
  lineLengthMax: 255,
  /** Ours: a description, a boundary, a reason. */
  reportTextLengthMax: 2000,
  /** Ours: long enough for any narrative disclosure, short enough to export. */
  textAreaLengthMax: 20_000,
  richTextBlocksMax: 500,
  /** Ours: a table that is still readable on a page. */
  richTextTableRowsMax: 200,
  richTextTableColumnsMax: 16,
  footnoteLengthMax: 2000,
  valueRowsMax: 200,
  /** Longest code of a disclosure: those of VSME contain the whole name of an XBRL concept. */
  disclosureCodeLengthMax: 200,
  descriptorLengthMax: 120,
  /** Spec section 5: avatar and logo. Their refusal names the size, as the specification writes it (`use-picture-refusal-words.ts` of app-kit). */
  logoBytesMax: 2 * bytesPerMegabyte,
  logoOriginalBytesMax: 20 * bytesPerMegabyte,
  logoThumbnailBytesMax: 1 * bytesPerMegabyte,
  logoThumbnailPixels: 100,
  /** Ours: the largest side of the resized original. */
  logoPixelsMax: 1600,
  /** Decision 4. */
  accessTokenSeconds: 15 * 60,
  /** Ours: the lifetime of a token that opens the entity portal alone; it cannot be refreshed, and another site asks for the next. */
  shortTokenSeconds: 2 * 60,
  refreshTokenSeconds: 30 * 24 * 60 * 60,
  /** Spec section 9: refresh this long before the access token expires; checked every second. */
  refreshThresholdSeconds: 15,
  jsonBodyBytesMax: 1 * bytesPerMegabyte,
  pageSizeDefault: 25,
  pageSizeMax: 100,
  /** The number up to which a list of reports counts its entries: counting more would get slower with each report. */
  reportsCountedMax: 1000,
  /** Decision 4: the lifetime of a link to reset a password. The others are ours. */
  resetLinkSeconds: 60 * 60,
  confirmationLinkSeconds: 24 * 60 * 60,
  invitationLinkSeconds: 7 * 24 * 60 * 60,
  /** Ours: e-mails with a link to one address in an hour. */
  linkEmailsPerHourMax: 5,
} as const;

/** Limits of signing in, known to the gateway only: ours. */
export const signInLimits = {
  /** Wrong passwords for one account before it is locked, and for how long. */
  failuresMax: 5,
  lockSeconds: 15 * 60,
  /** How long a step of signing in may take, and how many codes may be tried with its key. */
  stepSeconds: 10 * 60,
  stepTriesMax: 5,
  /** The longest lifetime of a sign-in, however often it is used. */
  secondsMax: 90 * 24 * 60 * 60,
  /** The time from signing in until the tenant's page has fetched the tokens. */
  handOverSeconds: 30,
  recoveryCodes: 10,
} as const;

/**
 * Ours: how often something may be tried that could be guessed, or that sends mail, known to the gateway only (`platform/auth/limits.ts`). A
 * whole office may share one address: its people sign in now and then, and each of their tabs refreshes four times an hour.
 */
export const attemptLimits = {
  /** From one address. */
  signInsPerMinuteMax: 120,
  refreshesPerMinuteMax: 1200,
  providerSearchesPerMinuteMax: 240,
  registrationsPerHourMax: 60,
  /** Invitations to an organisation by one person: the sender learns nothing, but could fill mailboxes. */
  invitationsPerHourMax: 60,
  /** Wrong voucher codes of one person: a code is worth money, and short enough to be guessed. */
  vouchersPerHourMax: 5,
} as const;

/** Ours: the size of an uploaded SVG, and its size with all references expanded. */
export const drawingLimits = { bytesMax: 512 * 1024, nodesMax: 5_000, depthMax: 64 } as const;

/**
 * Ours: the lifetime of a preview link of a brand's draft, the links a person may make in an hour, and the e-mails with them for one brand.
 */
export const brandPreviewLimits = { seconds: 7 * 24 * 60 * 60, linksPerHourMax: 30, emailsPerHourMax: 10 } as const;

/** Raster and vector formats a logo may have. */
export const logoMediaTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
