import type { ExportFormat, ReportModel } from '@esg/contract';

/** The pictures that the model names, as PNG, JPEG or WebP; a missing one is left out of the document. Renderers are given PNG. */
export type RenderAssets = { tenantLogo?: Uint8Array; organisationLogo?: Uint8Array; coverPicture?: Uint8Array };

/** Told how much is drawn, 0 to 100, never going back. */
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
};
