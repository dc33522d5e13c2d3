import * as v from 'valibot';
import { bytesPerMegabyte } from './limits.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** Weights of a report's font. Slanted letters are derived from the regular weight. */
export const fontWeights = ['regular', 'bold'] as const;
export type FontWeight = (typeof fontWeights)[number];

/** Limits of an organisation's fonts and letterhead: ours. */
export const houseStyleLimits = {
  /** For each weight; both are sent in one call. */
  fontBytesMax: 10 * bytesPerMegabyte,
  letterheadBytesMax: 10 * bytesPerMegabyte,
  /** 150 pixels an inch across A4; less looks coarse in print. */
  letterheadWidthMin: 1240,
  /** How much the proportions may differ from those of A4. */
  letterheadRatioOff: 0.02,
  headMmMax: 90,
  footMmMax: 60,
  /** Fonts that were replaced or removed and are still named. */
  formerFontsMax: 10,
} as const;

/** The margins of a letterhead unless its administrator changes them, in millimetres. */
export const letterheadDefaults = { headMm: 35, footMm: 20 } as const;

/**
 * Why a font or a letterhead is refused, in `params.reason` of the issue at its part of the form. `restricted`: the font forbids embedding
 * (OS/2 fsType); `variable`: one file for all weights; `letters`: letters or digits are missing.
 */
export const fontRefusals = [
  'not-a-font',
  'web-font',
  'collection',
  'variable',
  'restricted',
  'letters',
  'broken',
] as const;
export type FontRefusal = (typeof fontRefusals)[number];
export const letterheadRefusals = ['pdf', 'not-a-picture', 'not-a4', 'coarse', 'broken'] as const;
export type LetterheadRefusal = (typeof letterheadRefusals)[number];

const FontFileSchema = v.object({ fileId: IdSchema, name: v.string(), bytes: v.number() });

const confirmation = {
  /** As the font names itself. */
  family: v.string(),
  /** The person who confirmed that its licence allows embedding in documents, and the time. */
  confirmedBy: v.string(),
  confirmedAt: InstantSchema,
};

/** The font of the organisation's reports. */
export const HouseFontSchema = v.pipe(
  v.object({
    ...confirmation,
    regular: FontFileSchema,
    bold: FontFileSchema,
    /** Whether it has the characters of Traditional Chinese, so that Chinese text is set in it as well. */
    hasChinese: v.boolean(),
    /** Whether Word files embed it. Otherwise Word shows it where it is installed. */
    inWord: v.boolean(),
  }),
  ref('HouseFont'),
);
export type HouseFont = v.InferOutput<typeof HouseFontSchema>;

const Millimetres = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

/** The margins at the head and the foot of the page that the letterhead keeps free of text. */
export const LetterheadRoomSchema = v.pipe(
  v.object({
    headMm: Millimetres(houseStyleLimits.headMmMax),
    footMm: Millimetres(houseStyleLimits.footMmMax),
  }),
  ref('LetterheadRoom'),
);
export type LetterheadRoom = v.InferOutput<typeof LetterheadRoomSchema>;

export const LetterheadSchema = v.pipe(
  v.object({
    fileId: IdSchema,
    name: v.string(),
    headMm: v.number(),
    footMm: v.number(),
    changedBy: v.string(),
    changedAt: InstantSchema,
  }),
  ref('Letterhead'),
);
export type Letterhead = v.InferOutput<typeof LetterheadSchema>;

/** The look of the organisation's reports beyond the tenant's brand. */
export const HouseStyleSchema = v.pipe(
  v.object({
    font: v.nullable(HouseFontSchema),
    /** Fonts that were in use before, the newest first. */
    formerFonts: v.array(v.object({ ...confirmation, endedBy: v.string(), endedAt: InstantSchema })),
    letterhead: v.nullable(LetterheadSchema),
  }),
  ref('HouseStyle'),
);
export type HouseStyle = v.InferOutput<typeof HouseStyleSchema>;
