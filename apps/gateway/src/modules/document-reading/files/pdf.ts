import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readingLimits } from '@esg/contract';
import { getDocument, OPS } from 'unpdf/pdfjs';
import { ReadError } from '../../../platform/reading/index.ts';
import type { Turn } from './page.ts';
import { type FilePage, PageDraft } from './page.ts';
import { piecesOf } from './pdf-items.ts';
import { addByLayout } from './pdf-layout.ts';
import { addTagged } from './pdf-tags.ts';

/** Tables of Chinese, Japanese and Korean characters: without them a document whose fonts are not embedded reads as empty, without an error. */
const cMapUrl = `${join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))), 'cmaps')}/`;

/** A page with less text may be a picture. */
const pictureTextMax = 20;

type Pdf = Awaited<ReturnType<typeof getDocument>['promise']>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

const open = async (data: Uint8Array): Promise<Pdf> => {
  try {
    return await getDocument({
      data,
      verbosity: 0,
      useSystemFonts: false,
      disableFontFace: true,
      enableXfa: false,
      cMapUrl,
      cMapPacked: true,
    }).promise;
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new ReadError(isLocked ? 'encrypted' : 'damaged');
  }
};

const pictures = new Set([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]);

const hasPicture = async (page: Page) => {
  const { fnArray } = await page.getOperatorList();
  return fnArray.some((operator) => pictures.has(operator));
};

const readPage = async (page: Page, label: string | null): Promise<FilePage> => {
  // What the viewer finds by offsets has to be the same text: neither normalises it.
  const { items } = await page.getTextContent({ disableNormalization: true, includeMarkedContent: true });
  const pieces = piecesOf(items);
  const draft = new PageDraft();
  const tree = await page.getStructTree().catch(() => null);
  const isTagged = addTagged(tree, pieces, draft, (others) => addByLayout(others, draft));
  if (!isTagged) addByLayout(pieces, draft);
  const isShort = pieces.reduce((sum, { text }) => sum + text.trim().length, 0) < pictureTextMax;
  const isPicture = isShort && (await hasPicture(page));
  const read = draft.done({ label, kind: 'page', source: isPicture ? 'picture' : 'text' });
  if (!isPicture) return read;
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const turn = ((((Math.round(page.rotate / 90) * 90) % 360) + 360) % 360) as Turn;
  return { ...read, area: { view: [left, bottom, right, top], turn } };
};

/** The pages of a PDF. Throws `encrypted`, `damaged`, and `too_many_rows` for more pages than are read. */
export const readPdf = async (bytes: Uint8Array): Promise<FilePage[]> => {
  const pdf = await open(bytes);
  if (pdf.numPages > readingLimits.pagesMax) throw new ReadError('too_many_rows', { limit: readingLimits.pagesMax });
  const labels = await pdf.getPageLabels().catch(() => null);
  const pages: FilePage[] = [];
  let length = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number).catch(() => {
      throw new ReadError('damaged');
    });
    const read = await readPage(page, labels?.[number - 1] || null);
    page.cleanup();
    length += read.text.length;
    if (length > readingLimits.textLengthMax) throw new ReadError('unsafe');
    pages.push(read);
  }
  return pages;
};
