import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DocumentLanguage, readingLimits } from '@esg/contract';
import { boxAround, type FilePage, type Line, PageDraft } from './files/page.ts';

/** Programs that recognise text: `tesseract` does, `pdftoppm` draws the pages for it. An operator may install them or not. */
const recogniser = 'tesseract';
const painter = 'pdftoppm';
/** A page is drawn at most so high, however large it says it is: as A4 at 300 dpi. */
const drawnHeight = 3508;
const secondsMax = 60;
/** Of one file: others wait for theirs. What is not recognised by then stays a picture. */
const fileSecondsMax = 600;
/** A picture that is not larger than its head was not drawn. */
const pictureBytesMin = 1000;

type Input = { readonly stdin?: Uint8Array; readonly signal?: AbortSignal | undefined };

const run = (program: string, options: readonly string[], { stdin, signal }: Input = {}): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const settings = {
      timeout: secondsMax * 1000,
      killSignal: 'SIGKILL',
      maxBuffer: 64_000_000,
      encoding: 'buffer',
      signal,
    } as const;
    // One page at a time is recognised, by one thread: the others are for people who wait.
    const child = execFile('env', ['OMP_THREAD_LIMIT=1', program, ...options], settings, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    // The program may end before it has read all; its exit says why.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(stdin);
  });

const listLanguages = async (): Promise<ReadonlySet<string>> => {
  try {
    await run(painter, ['-v']);
    const said = (await run(recogniser, ['--list-langs'])).toString('utf8');
    return new Set(
      said
        .split('\n')
        .slice(1)
        .map((line) => line.trim()),
    );
  } catch {
    return new Set();
  }
};

let installed: Promise<ReadonlySet<string>> | undefined;

/** Whether text of pictures is recognised here. */
export const canRecognise = async () => {
  installed ??= listLanguages();
  return (await installed).size > 0;
};

/** The installed languages that are recognised, for a document in this one; empty where nothing is installed. Asked once. */
const languagesFor = async (language: DocumentLanguage | null): Promise<string> => {
  installed ??= listLanguages();
  const there = await installed;
  const wanted = language === 'en' ? ['eng'] : ['chi_tra', 'eng'];
  return wanted.filter((name) => there.has(name)).join('+');
};

type Word = { readonly line: string; readonly text: string; readonly box: readonly [number, number, number, number] };

/** Words of tesseract's table of results: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
const wordsOf = (table: string, { width, height }: { width: number; height: number }): Word[] => {
  const rows = table
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));
  const page = rows.find(([level]) => level === '1') ?? [];
  const across = width / (Number(page[8]) || 1);
  const down = height / (Number(page[9]) || 1);
  return rows
    .filter(([level, , , , , , , , , , , text = '']) => level === '5' && text.trim() !== '')
    .map((row) => {
      const [left = 0, top = 0, wide = 0, high = 0] = row.slice(6, 10).map(Number);
      return {
        line: row.slice(2, 5).join('.'),
        text: (row[11] ?? '').trim(),
        box: [left * across, height - (top + high) * down, (left + wide) * across, height - top * down] as const,
      };
    });
};

const cjk = /[\u2e80-\u30ff\u3400-\u9fff\uff00-\uffef]/;

/** Words of one line as its text: the program takes one or two Chinese characters for a word. */
const joinWords = (words: readonly string[]) =>
  words.reduce((text, word) => {
    const isGlued = text === '' || (cjk.test(text.at(-1) ?? '') && cjk.test(word[0] ?? ''));
    return isGlued ? text + word : `${text} ${word}`;
  }, '');

const pageOf = (page: FilePage, words: readonly Word[]): FilePage => {
  const draft = new PageDraft();
  const paragraphs = Map.groupBy(words, ({ line }) => line.split('.').slice(0, 2).join('.'));
  for (const those of paragraphs.values()) {
    const lines = [...Map.groupBy(those, ({ line }) => line).values()].map(
      (line): Line => ({ text: joinWords(line.map(({ text }) => text)), box: boxAround(line.map(({ box }) => box)) }),
    );
    draft.paragraph(lines);
  }
  if (draft.isEmpty) return page;
  return draft.done({ label: page.label, kind: page.kind, source: 'recognised' });
};

/**
 * Pages of a PDF with the text of those that are pictures, where the programs for it are installed; else as they are. A page that cannot be
 * recognised stays a picture.
 */
export const recognise = async (
  bytes: Uint8Array,
  pages: readonly FilePage[],
  language: DocumentLanguage | null,
  signal?: AbortSignal,
): Promise<readonly FilePage[]> => {
  const places = pages.flatMap(({ source }, index) => (source === 'picture' ? [index] : []));
  if (places.length === 0) return pages;
  const languages = await languagesFor(language);
  if (languages === '') return pages;
  const folder = await mkdtemp(join(tmpdir(), 'reading-'));
  const path = join(folder, 'file.pdf');
  const recognised = [...pages];
  const latest = Date.now() + fileSecondsMax * 1000;
  try {
    await writeFile(path, bytes);
    for (const index of places.slice(0, readingLimits.recognisedPagesMax)) {
      const page = pages[index];
      if (Date.now() > latest) break;
      if (!page?.size) continue;
      const number = String(index + 1);
      const options = ['-f', number, '-l', number, '-gray', '-scale-to', String(drawnHeight), path];
      try {
        const picture = await run(painter, options, { signal });
        if (picture.length < pictureBytesMin) continue;
        const asked = ['-', '-', '--dpi', '300', '-l', languages, '--psm', '3', 'tsv'];
        const table = (await run(recogniser, asked, { stdin: picture, signal })).toString('utf8');
        recognised[index] = pageOf(page, wordsOf(table, page.size));
      } catch (error) {
        if (signal?.aborted) throw error;
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return recognised;
};
