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
) => Promise<Uint8Array>;

export type RenderJob = {
  format: ExportFormat;
  model: ReportModel;
  assets: RenderAssets;
  beside?: ReportModel | undefined;
  /** Draws the first page of a PDF alone, which depends on no other page. */
  only?: 'cover' | undefined;
};
