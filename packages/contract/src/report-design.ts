import * as v from 'valibot';
import { limits } from './limits.ts';
import { RichTextSchema } from './rich-text.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** Looks of a cover, each made from the tenant's brand roles only: the special gradient, one solid colour, or paper with a band. */
export const coverLooks = ['gradient', 'solid', 'plain'] as const;
export type CoverLook = (typeof coverLooks)[number];

/** The chart of a figure beside its table; `auto` draws bars where there is something to compare, `table` draws none. */
export const figureLooks = ['auto', 'table', 'bar', 'stacked', 'line', 'donut'] as const;
export type FigureLook = (typeof figureLooks)[number];

/** Looks that add parts up to a whole. */
const wholeLooks: readonly FigureLook[] = ['stacked', 'donut'];

/** Kinds of unit that measure one thing by another, or on a scale. */
const scales: readonly string[] = ['percent', 'ratio', 'rate_hours', 'year', 'temperature'];

/** Whether parts in a unit of this kind add up to a whole; averages, rates, shares and intensities never do. */
export const unitAddsUp = (unitKind: string | null): boolean =>
  unitKind !== null && !scales.includes(unitKind) && !unitKind.includes('_per_');

/** The looks that a figure may have: no parts are added up that make no whole. */
export const looksOf = (addsUp: boolean): readonly FigureLook[] =>
  addsUp ? figureLooks : figureLooks.filter((look) => !wholeLooks.includes(look));

/** Which documents include the KPI sheet, which names people and files: the drafts for those who sign, all, or none. */
export const kpiSheetUses = ['drafts', 'always', 'never'] as const;

/** The claim of a GRI report (GRI 1, requirements 8 and "with reference"). */
export const griClaims = ['with-reference', 'in-accordance'] as const;

/** Limits of a design: ours. */
export const designLimits = {
  textsMax: 40,
  layoutsMax: 600,
  earlierYearsMax: 4,
  partsMax: 400,
  keyFiguresMax: 9,
} as const;

const Line = v.pipe(v.string(), v.maxLength(limits.lineLengthMax));
const localized = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.object({ en: v.optional(schema), zhTw: v.optional(schema) });
const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.disclosureCodeLengthMax));

/** A chapter of the framework, or an own text between chapters. */
export const DesignPartSchema = v.pipe(
  v.variant('kind', [
    v.object({ kind: v.literal('chapter'), code: Code }),
    v.object({
      kind: v.literal('text'),
      id: IdSchema,
      title: localized(Line),
      blocks: localized(RichTextSchema),
    }),
  ]),
  ref('DesignPart'),
);
export type DesignPart = v.InferOutput<typeof DesignPartSchema>;
export type TextPart = Extract<DesignPart, { kind: 'text' }>;

/** The layout of one figure. */
export const FigureLayoutSchema = v.pipe(
  v.object({
    disclosureCode: Code,
    fieldKey: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    look: v.picklist(figureLooks),
    /** Number of decimals; without it each figure is printed as it was entered. */
    rounding: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
    /** Earlier years shown beside this one. */
    years: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(designLimits.earlierYearsMax)),
  }),
  ref('FigureLayout'),
);
export type FigureLayout = v.InferOutput<typeof FigureLayoutSchema>;

/** A figure on the page of key figures. */
export const PinnedFigureSchema = v.pipe(
  v.object({ disclosureCode: Code, fieldKey: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  ref('PinnedFigure'),
);
export type PinnedFigure = v.InferOutput<typeof PinnedFigureSchema>;

export const DesignSettingsSchema = v.pipe(
  v.object({
    cover: v.object({
      /** Empty for the report's name. */
      title: localized(Line),
      subtitle: localized(Line),
      look: v.picklist(coverLooks),
    }),
    /** The order of chapters and texts; a chapter that is not named here keeps its place in the framework. */
    parts: v.pipe(
      v.array(DesignPartSchema),
      v.maxLength(designLimits.partsMax),
      v.check((parts) => parts.filter(({ kind }) => kind === 'text').length <= designLimits.textsMax),
    ),
    /** Figures with a layout of their own. */
    layouts: v.pipe(v.array(FigureLayoutSchema), v.maxLength(designLimits.layoutsMax)),
    contentIndex: v.boolean(),
    griClaim: v.picklist(griClaims),
    /** Figures that the report opens with, in this order; while there are none, the most sought ones. */
    keyFigures: v.optional(v.pipe(v.array(PinnedFigureSchema), v.maxLength(designLimits.keyFiguresMax)), []),
    kpiSheet: v.optional(v.picklist(kpiSheetUses), 'drafts'),
    /** Whether the report prints the matrix of the materiality assessment that was decided, where it has a place for it. */
    materialityMatrix: v.optional(v.boolean(), true),
    /** Whether the imprint, at the end of the report, names the brand that it was made with and shows its logo. */
    namesMaker: v.optional(v.boolean(), true),
  }),
  ref('DesignSettings'),
);
export type DesignSettings = v.InferOutput<typeof DesignSettingsSchema>;

/** The design of a report while nobody has changed it. */
export const designDefaults: DesignSettings = {
  cover: { title: {}, subtitle: {}, look: 'gradient' },
  parts: [],
  layouts: [],
  contentIndex: true,
  griClaim: 'with-reference',
  keyFigures: [],
  kpiSheet: 'drafts',
  materialityMatrix: true,
  namesMaker: true,
};

/** The layout of a figure without one of its own: a chart where it is informative, and the year before where it is known. */
export const figureDefaults = { look: 'auto', years: 1 } as const satisfies Pick<FigureLayout, 'look' | 'years'>;

/** The stored design of a report. `version` counts its changes from 1; 0 means "never designed". */
export const ReportDesignSchema = v.pipe(
  v.object({
    settings: DesignSettingsSchema,
    pictureFileId: v.nullable(IdSchema),
    version: v.number(),
    updatedAt: v.nullable(InstantSchema),
    updatedBy: v.nullable(v.object({ id: IdSchema, name: v.string() })),
    /** Names of the earlier years that figures can be shown for, the oldest first. */
    earlierYears: v.array(v.string()),
  }),
  ref('ReportDesign'),
);
export type ReportDesign = v.InferOutput<typeof ReportDesignSchema>;

/** `version` is the one the person saw; another one in the database answers 409 `report.stale` with the present design. */
export const DesignChangeSchema = v.pipe(
  v.object({ settings: DesignSettingsSchema, version: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  ref('DesignChange'),
);
export type DesignChange = v.InferOutput<typeof DesignChangeSchema>;

/**
 * Chapters and texts in the order they are printed: by the design, and a chapter that it does not name after its predecessor in the
 * framework. Parts that the report no longer has are left out.
 */
export const orderedParts = (parts: readonly DesignPart[], chapterCodes: readonly string[]): DesignPart[] => {
  const known = new Set(chapterCodes);
  const ordered = parts.filter((part) => part.kind === 'text' || known.has(part.code));
  const placed = new Set(ordered.flatMap((part) => (part.kind === 'chapter' ? part.code : [])));
  chapterCodes.forEach((code, index) => {
    if (placed.has(code)) return;
    const before = chapterCodes[index - 1];
    const at = ordered.findIndex((part) => part.kind === 'chapter' && part.code === before);
    const end = placed.size === 0 || before !== undefined ? ordered.length : 0;
    ordered.splice(at >= 0 ? at + 1 : end, 0, { kind: 'chapter', code });
    placed.add(code);
  });
  return ordered;
};

/** The layout of one figure: its own, or the standard one. */
export const layoutOf = (
  layouts: readonly FigureLayout[],
  disclosureCode: string,
  fieldKey: string,
): Pick<FigureLayout, 'look' | 'years' | 'rounding'> =>
  layouts.find((layout) => layout.disclosureCode === disclosureCode && layout.fieldKey === fieldKey) ?? figureDefaults;
