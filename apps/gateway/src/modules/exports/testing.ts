import type { ExportFormat, Language, ReportExport } from '@esg/contract';
import { readXlsx } from 'hucre/xlsx';
import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';
import { vi } from 'vitest';
import type { Harness } from '../../testing/harness.ts';
import { callerOf } from '../reports/testing.ts';

const textOf = async (bytes: Uint8Array, format: ExportFormat): Promise<string> => {
  if (format === 'pdf') return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
  if (format === 'word') return (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value;
  const { sheets } = await readXlsx(bytes);
  return sheets.flatMap(({ rows }) => rows.flat().map(String)).join('\n');
};

/** Makes a file of a report as a person does, and reads what it says. */
export const printedText = async (
  h: Harness,
  reportId: string,
  format: ExportFormat,
  language: Language,
): Promise<string> => {
  const { send, get, ok } = callerOf(h);
  const asked = await ok<ReportExport>(send('POST', `/reports/${reportId}/exports`, { format, language }));
  await vi.waitFor(
    async () => {
      const { status } = await ok<ReportExport>(get(`/exports/${asked.id}`));
      if (status !== 'complete') throw new Error(`Still ${status}`);
    },
    { timeout: 40_000, interval: 100 },
  );
  return textOf(new Uint8Array(await (await get(`/exports/${asked.id}/file`)).arrayBuffer()), format);
};

const squeezed = (text: string) => text.replace(/\s+/g, '');

/** How often a file says something, wherever its lines end: blanks and line breaks differ from file to file. */
export const timesIn = (text: string, words: string) => squeezed(text).split(squeezed(words)).length - 1;
