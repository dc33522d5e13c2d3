import { describe, expect, it } from 'vitest';
import { ReadError } from '../../../platform/reading/index.ts';
import { bookOf } from '../../../platform/reading/testing.ts';
import * as files from '../testing/hostile.ts';
import { readInThread } from './read-in-thread.ts';

const pdf = 'application/pdf';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const message = 'application/vnd.ms-outlook';

const problemOf = async (bytes: Uint8Array, mediaType: string) => {
  try {
    return await readInThread(bytes, mediaType);
  } catch (error) {
    if (error instanceof ReadError) return error.code;
    throw error;
  }
};

describe('a file that somebody made to do harm, or that is broken', () => {
  it.each<[name: string, problem: string, mediaType: string, make: () => Uint8Array]>([
    ['a PDF of two kilobytes that unpacks to a gigabyte', 'unsafe', pdf, files.deflateBomb],
    ['a PDF whose pages hold one another', 'damaged', pdf, files.circularPages],
    ['a PDF with a password', 'encrypted', pdf, files.lockedPdf],
    ['a PDF of which the half is missing', 'damaged', pdf, () => files.pageOf('Energy 1,204').slice(0, 200)],
    ['a PDF without bytes', 'empty', pdf, () => new Uint8Array()],
    ['a Word document that unpacks to a thousand times its size', 'unsafe', word, files.wordBomb],
    ['a Word document with 200,000 elements in one another', 'unsafe', word, files.nestedWord],
    ['a Word document with entities that grow', 'unsafe', word, files.wordWithDoctype],
    ['a Word document that wants a file of the server', 'unsafe', word, files.wordWithEntity],
    ['a Word document with a password', 'encrypted', word, files.lockedWorkbook],
    ['a workbook that is called a Word document', 'format_refused', word, () => bookOf({})],
    ['a workbook that does the same', 'unsafe', excel, files.excelBomb],
    ['a workbook with a password', 'encrypted', excel, files.lockedWorkbook],
    ['a PDF that is called a workbook', 'format_refused', excel, () => files.pageOf('Energy')],
    ['a Word document that is called a workbook', 'format_refused', excel, () => files.wordOf('')],
    ['a message of which the directory is missing', 'damaged', message, files.brokenMessage],
  ])('%s is refused with what is wrong with it', { timeout: 60_000 }, async (_name, problem, mediaType, make) => {
    expect(await problemOf(make(), mediaType)).toBe(problem);
  });

  it('does not keep the next file from being read', { timeout: 30_000 }, async () => {
    const pages = await readInThread(files.pageOf('Scope 1 emissions 1,204.5 tCO2e'), pdf);
    expect(pages.map(({ text }) => text)).toEqual(['Scope 1 emissions 1,204.5 tCO2e']);
  });
});
