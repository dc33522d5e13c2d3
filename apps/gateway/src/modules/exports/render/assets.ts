import type { ExportFormat, ReportModel } from '@esg/contract';

/** A font of the organisation's own in both weights, as TrueType or OpenType. */
export type FontFiles = { regular: Uint8Array; bold: Uint8Array };

/** The model's pictures, as PNG, JPEG or WebP; a missing one is left out of the document. Renderers get PNG. */
export type RenderPictures = { tenantLogo?: Uint8Array; organisationLogo?: Uint8Array; coverPicture?: Uint8Array };

/** The model's files: pictures, the checked letterhead (PNG or JPEG), fonts. */
export type RenderAssets = RenderPictures & { letterhead?: Uint8Array; fonts?: FontFiles };

/** Called with the percentage that is drawn, 0 to 100, never decreasing. */
export type OnProgress = (percent: number) => void;

/** Draws the model as one file. The same model and assets give the same content, whatever the machine's locale or clock. */
export type Renderer = (
  model: ReportModel,
  assets: RenderAssets,
  onProgress?: OnProgress,
  /** The same report in the language that is printed beside it. */
  beside?: ReportModel,
  /** What a workbook has besides; other formats leave it out. */
  further?: readonly FurtherSheet[],
) => Promise<Uint8Array>;

/** A cell of a further sheet: a text, a canonical decimal, or a formula with its result, which programs that only show files show. */
export type FurtherCell =
  | string
  | { readonly number: string }
  | { readonly formula: string; readonly result: string }
  | null;

/** A sheet that a workbook has behind those of the report: heads, then rows. `widths` are those of its columns, in letters. */
export type FurtherSheet = {
  readonly name: string;
  readonly heads: readonly string[];
  readonly widths: readonly number[];
  readonly rows: readonly (readonly FurtherCell[])[];
};

export type RenderJob = {
  format: ExportFormat;
  model: ReportModel;
  assets: RenderAssets;
  beside?: ReportModel | undefined;
  /** Further sheets of a workbook. */
  further?: readonly FurtherSheet[] | undefined;
  /** Draws the first page of a PDF alone, which depends on no other page. */
  only?: 'cover' | undefined;
};
