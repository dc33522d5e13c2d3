import type { ExportFormat } from '@esg/contract';
import { printedModel } from '@esg/contract/printed';
import type { OnProgress, RenderAssets, Renderer, RenderJob, RenderPictures } from './assets.ts';

/** Loaded when first needed, so that a workbook never waits for the fonts of a PDF. */
const renderers: Record<ExportFormat | 'cover', () => Promise<Renderer>> = {
  cover: async () => (await import('./pdf/pdf.ts')).renderCover,
  pdf: async () => (await import('./pdf/pdf.ts')).renderPdf,
  word: async () => (await import('./word/word.ts')).renderWord,
  excel: async () => (await import('./excel/excel.ts')).renderExcel,
};

/** Control characters and broken surrogates, which XML and PDF text cannot contain; line ends and tabs stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out.
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** The same value with printable text only. */
export const printable = <Value>(value: Value): Value => {
  if (typeof value === 'string') return value.toWellFormed().replace(unprintable, '') as Value;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return value.map(printable) as Value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, printable(part)])) as Value;
};

/** The largest size in which a document shows each picture, in pixels: larger ones would make the file bigger and its drawing slower. */
const boxes = {
  tenantLogo: { width: 900, height: 360 },
  organisationLogo: { width: 900, height: 360 },
  coverPicture: { width: 1600, height: 1200 },
} as const;

/** Pictures as small PNG, whatever their format. */
const preparedPictures = async (pictures: RenderPictures): Promise<RenderPictures> => {
  const given = Object.entries(pictures) as [keyof RenderPictures, Uint8Array | undefined][];
  if (given.every(([, bytes]) => bytes === undefined)) return {};
  const { default: sharp } = await import('sharp');
  const small = await Promise.all(
    given.map(async ([name, bytes]) => {
      if (!bytes) return [];
      const resized = sharp(bytes).resize({ ...boxes[name], fit: 'inside', withoutEnlargement: true });
      return [[name, await resized.png().toBuffer()] as const];
    }),
  );
  return Object.fromEntries(small.flat());
};

/** Fonts and letterhead were checked when they were uploaded. */
const prepared = async ({ letterhead, fonts, ...pictures }: RenderAssets): Promise<RenderAssets> => ({
  ...(await preparedPictures(pictures)),
  ...(letterhead && { letterhead }),
  ...(fonts && { fonts }),
});

/** Draws a job in this thread, for seconds with a long report: the gateway uses `renderReport` instead. */
export const drawReport = async (
  { format, model, assets, beside, further, only }: RenderJob,
  onProgress?: OnProgress,
): Promise<Uint8Array> => {
  const render = await renderers[only ?? format]();
  // Both halves of a page are about one provision and use one name.
  const other = beside && printedModel(printable(beside), model.language);
  const more = further && printable(further);
  return render(printedModel(printable(model)), await prepared(assets), onProgress, other, more);
};
