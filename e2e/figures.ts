import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readXlsx } from 'hucre';
import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';

/** Decimal figures of a text, as numbers without grouping, each once and in order. Codes such as `A1.2` and versions do not count. */
const decimalsIn = (text: string) =>
  [
    ...new Set(
      [...text.matchAll(/(?<![\w.,])\d[\d,]*\.\d+(?![\w.])/g)].map(([figure]) => Number(figure.replaceAll(',', ''))),
    ),
  ].sort((one, other) => one - other);

/** The content of a file: its text, and every decimal figure in it. */
type ReadFile = { readonly text: string; readonly decimals: readonly number[] };

const read = (text: string): ReadFile => ({ text, decimals: decimalsIn(text) });

/** Reads a PDF as a person does. */
export const readPdf = async (bytes: Uint8Array) =>
  read((await extractText(await getDocumentProxy(bytes), { mergePages: true })).text);

/** Reads a Word document. */
export const readWord = async (bytes: Uint8Array) =>
  read((await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value);

/** Reads a workbook: only cells that hold numbers count as figures. */
export const readExcel = async (bytes: Uint8Array): Promise<ReadFile> => {
  const cells = (await readXlsx(bytes)).sheets.flatMap(({ rows }) => rows.flat());
  const numbers = cells.filter((cell) => typeof cell === 'number' && !Number.isInteger(cell)) as number[];
  return { text: cells.join('\n'), decimals: [...new Set(numbers)].sort((one, other) => one - other) };
};

type Stored = { readonly value: { readonly rows?: readonly { readonly number?: string }[] } };

/** Every figure of stored answers, each once and in order. */
export const figuresOf = (answers: readonly Stored[]) =>
  [...new Set(answers.flatMap(({ value }) => value.rows ?? []).flatMap(({ number }) => number ?? []))]
    .map(Number)
    .sort((one, other) => one - other);

type Wanted = {
  readonly format: 'PDF' | 'Word' | 'Excel';
  /** Only of a report in several languages. */
  readonly language?: string;
  readonly read: typeof readPdf;
};

/** Makes the files on the last step of a report, and reads those that are saved automatically. */
export const filesOf = async (page: Page, wanted: readonly Wanted[]): Promise<ReadFile[]> => {
  const form = page.getByRole('region', { name: 'Create a file' });
  const files: ReadFile[] = [];
  for (const { format, language, read } of wanted) {
    if (language) await form.getByRole('radio', { name: language }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      form.getByRole('button', { name: `Export as ${format}` }).click(),
    ]);
    files.push(await read(new Uint8Array(readFileSync(await file.path()))));
  }
  return files;
};
