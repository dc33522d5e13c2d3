/** Bytes in a megabyte (spec section 9). */
export const bytesPerMegabyte = 1_048_576;

/** Limits that both sides hold. Sizes in bytes, lengths in characters, times in seconds unless the name says otherwise. */
export const limits = {
  /** Spec sections 5 and 9. */
  lineLengthMin: 2,
  lineLengthMax: 255,
  /** Ours: a description, a boundary, a reason. */
  reportTextLengthMax: 2000,
  /** Ours: long enough for any narrative disclosure, short enough to export. */
  textAreaLengthMax: 20_000,
  richTextBlocksMax: 500,
  /** Ours: a table that can still be read on a page. */
  richTextTableRowsMax: 200,
  richTextTableColumnsMax: 16,
  footnoteLengthMax: 2000,
  valueRowsMax: 200,
  /** Longest code of a disclosure: those of VSME hold the whole name of an XBRL concept. */
  disclosureCodeLengthMax: 200,
  descriptorLengthMax: 120,
  /** Spec section 5: avatar and logo. */
  logoBytesMax: 2 * bytesPerMegabyte,
  logoOriginalBytesMax: 20 * bytesPerMegabyte,
  logoThumbnailBytesMax: 1 * bytesPerMegabyte,
  logoThumbnailPixels: 100,
  /** Ours, where spec section 5 says "below a minimum". */
  logoPixelsMin: 64,
  /** Ours: the largest side of the resized original. */
  logoPixelsMax: 1600,
  /** Ours: a drawn picture (SVG) as it is given, and what it may hold once references are followed. */
  svgBytesMax: 512 * 1024,
  svgNodesMax: 5_000,
  svgDepthMax: 64,
  /** Decision 4. */
  accessTokenSeconds: 15 * 60,
  /** Ours: an access token that is handed to the entity portal. */
  shortTokenSeconds: 2 * 60,
  refreshTokenSeconds: 30 * 24 * 60 * 60,
  /** Ours: however often it is used, a sign-in ends after this long. */
  signInSecondsMax: 90 * 24 * 60 * 60,
  /** Spec section 9: refresh this long before the access token expires, looked at every second. */
  refreshThresholdSeconds: 15,
  /** Ours: how long a preview link of a brand's draft works, how many a person may make in an hour, and how many of one brand go out by e-mail. */
  brandPreviewSeconds: 7 * 24 * 60 * 60,
  brandPreviewLinksPerHourMax: 30,
  brandPreviewEmailsPerHourMax: 10,
  jsonBodyBytesMax: 1 * bytesPerMegabyte,
  pageSizeDefault: 25,
  pageSizeMax: 100,
  /** A list of reports says how many it has up to so many: counting more would make it slower the more there are. */
  reportsCountedMax: 1000,
  /** Ours: wrong passwords for one account before it is locked, and for how long. */
  signInFailuresMax: 5,
  signInLockSeconds: 15 * 60,
  /** Decision 4: a link to reset a password. The others are ours. */
  /** From signing in until the tenant's page has fetched the tokens. */
  handOverSeconds: 30,
  resetLinkSeconds: 60 * 60,
  confirmationLinkSeconds: 24 * 60 * 60,
  invitationLinkSeconds: 7 * 24 * 60 * 60,
  signInStepSeconds: 10 * 60,
  /** Ours: codes that may be tried with the key of one step. */
  signInStepTriesMax: 5,
  /** Ours: how many e-mails with a link one address is sent in an hour. */
  linkEmailsPerHourMax: 5,
  recoveryCodes: 10,
} as const;

/** Lengths of a password in characters (spec section 5); the upper one is ours. */
export const passwordLength = { min: 8, max: 128 } as const;

/** Seats that can be bought without talking to support (spec section 9). */
export const seatLimits = { min: 3, max: 20, default: 3 } as const;

/** Ours: entities of one organisation, and how deep they stand below each other. */
export const entityLimits = { entitiesMax: 1000, depthMax: 8 } as const;

/** Raster and vector formats a logo may have. */
export const logoMediaTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
