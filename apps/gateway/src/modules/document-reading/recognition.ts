import { execFile } from 'node:child_process';
import { type DocumentLanguage, readingLimits } from '@esg/contract';
import { languageOf } from './files/language.ts';
import type { FilePage, Turn } from './files/page.ts';
import { sizeOf, toFile, turnedSize, turnPicture } from './files/picture.ts';
import { isOnSide, pageOfWords, surenessOf, type Word, wordsOf } from './files/recognised-words.ts';

/** Programs that recognise text: tesseract does, pdftoppm draws the pages for it. An operator may install them or not. */
type Programs = { readonly recogniser: string; readonly painter: string };
/** A page is drawn at most so high, however large it says it is: as A4 at 200 dpi. At 300 nothing is read better, and takes twice as long. */
const drawnHeight = 2339;
const drawnDpi = 200;
/** For one page, whatever it takes: so a file whose pages give nothing comes to an end as well. */
const pageSecondsMax = 60;
/** Of one file at once: after that others have their turn. */
const turnSeconds = 20;
/** A picture that is not larger than its head was not drawn. */
const pictureBytesMin = 1000;
/** Below this a page probably lies turned; with fewer words nothing can be said of that. */
const surenessGood = 65;
const wordsMin = 8;

type Input = { readonly stdin?: Uint8Array; readonly signal?: AbortSignal | undefined };

const run = (program: string, options: readonly string[], { stdin, signal }: Input = {}): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const settings = {
      timeout: pageSecondsMax * 1000,
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

const known = new Set(['eng', 'chi_tra']);

const listLanguages = async ({ recogniser, painter }: Programs): Promise<ReadonlySet<string>> => {
  try {
    await run(painter, ['-v']);
    const said = (await run(recogniser, ['--list-langs'])).toString('utf8');
    const names = said.split('\n').slice(1);
    return new Set(names.map((line) => line.trim()).filter((name) => known.has(name)));
  } catch {
    return new Set();
  }
};

/** The languages of the programs that are asked for, for a document in this one. */
const languagesFor = (installed: ReadonlySet<string>, language: DocumentLanguage | null): string => {
  const wanted = language === 'en' ? ['eng'] : ['chi_tra', 'eng'];
  const there = wanted.filter((name) => installed.has(name));
  return (there.length > 0 ? there : [...installed]).join('+');
};

/** Ways to turn a page that was read badly as it lies, the likelier ones first. */
const turnsFor = (words: readonly Word[]): readonly Turn[] => {
  if (isOnSide(words)) return [90, 270];
  return words.length >= wordsMin && surenessOf(words) < surenessGood ? [180, 90, 270] : [];
};

type Asked = {
  readonly bytes: Uint8Array;
  readonly index: number;
  readonly languages: string;
  /** Ends the work on this page. */
  readonly signal: AbortSignal;
};
type Read = { readonly turn: Turn; readonly words: readonly Word[]; readonly score: number };

/** The words of a picture the way up in which they are read best, as far as there is time to try. */
const readUpright = async (read: (turn: Turn) => Promise<readonly Word[]>, isLate: () => boolean): Promise<Read> => {
  const readAt = async (turn: Turn): Promise<Read> => {
    const words = await read(turn);
    return { turn, words, score: isOnSide(words) ? 0 : surenessOf(words) };
  };
  let best = await readAt(0);
  for (const turn of turnsFor(best.words)) {
    const other = await readAt(turn).catch((error: unknown) => {
      if (!isLate()) throw error;
    });
    if (!other) break;
    if (other.score > best.score) best = other;
    if (best.score >= surenessGood) break;
  }
  return best;
};

const recognisePage = async ({ recogniser, painter }: Programs, page: FilePage, asked: Asked): Promise<FilePage> => {
  const { area } = page;
  const { bytes, index, languages, signal } = asked;
  if (!area) return page;
  const number = String(index + 1);
  // The part of the page that is shown, as every viewer shows it. The file is handed over without a copy that a killed process would leave.
  const options = ['-f', number, '-l', number, '-cropbox', '-gray', '-scale-to', String(drawnHeight), '-'];
  const drawn = await run(painter, options, { stdin: bytes, signal });
  if (drawn.length < pictureBytesMin) return page;
  const order = ['-', '-', '--dpi', String(drawnDpi), '-l', languages, '--psm', '3', 'tsv'];
  const { turn, words } = await readUpright(
    async (way) => {
      const stdin = way === 0 ? drawn : await turnPicture(drawn, way);
      return wordsOf((await run(recogniser, order, { stdin, signal })).toString('utf8'));
    },
    () => signal.aborted,
  );
  const picture = turnedSize(sizeOf(drawn), turn);
  const found = pageOfWords(words, picture);
  if (!found) return page;
  const { text, blocks } = found;
  const boxes = found.boxes.flatMap((box) => toFile(box, { picture, area, turn }));
  return { label: page.label, kind: page.kind, source: 'recognised', text, blocks, boxes };
};

type AskedIn = Omit<Asked, 'languages' | 'signal'> & {
  readonly signal: AbortSignal | undefined;
  readonly pageSeconds: number;
  readonly there: ReadonlySet<string>;
  /** That of the document so far. */
  readonly language: DocumentLanguage | null;
};

/** A page read in the language of its document; in both until that is known, and in English alone once it shows: so it reads better, and faster. */
const recogniseInLanguage = async (programs: Programs, page: FilePage, asked: AskedIn): Promise<FilePage> => {
  const { there, language, signal, pageSeconds } = asked;
  const ofPage = AbortSignal.timeout(pageSeconds * 1000);
  const ending = signal ? AbortSignal.any([signal, ofPage]) : ofPage;
  const read = (wanted: DocumentLanguage | null) =>
    recognisePage(programs, page, { ...asked, signal: ending, languages: languagesFor(there, wanted) });
  try {
    const found = await read(language);
    if (language !== null || languageOf([found.text]) !== 'en') return found;
    return await read('en').catch((error: unknown) => {
      if (signal?.aborted) throw error;
      return found;
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    return page;
  }
};

/** From which place on, and for how long. */
type RecognitionTurn = {
  readonly from?: number;
  readonly seconds?: number;
  readonly pageSeconds?: number;
  readonly signal?: AbortSignal;
};
/** The pages of a file, and the place of the first picture that is left for the next turn. */
type Recognised = { readonly pages: readonly FilePage[]; readonly next?: number };

/** Recognises the text of pages that are pictures, with the programs that are installed. */
export const createRecogniser = (programs: Programs = { recogniser: 'tesseract', painter: 'pdftoppm' }) => {
  let asked: Promise<ReadonlySet<string>> | undefined;
  const installed = () => {
    asked ??= listLanguages(programs);
    return asked;
  };
  return {
    /** Whether text of pictures is recognised here. */
    canRecognise: async () => (await installed()).size > 0,
    /**
     * Pages of a PDF with the text of those that are pictures, from the page at this place on, where the programs for it are installed; else as
     * they are. A page that cannot be recognised stays a picture. After one turn it says at which place to go on.
     */
    recognise: async (
      bytes: Uint8Array,
      pages: readonly FilePage[],
      { from = 0, seconds = turnSeconds, pageSeconds = pageSecondsMax, signal }: RecognitionTurn = {},
    ): Promise<Recognised> => {
      const places = pages.flatMap(({ source }, index) => (source === 'picture' ? [index] : []));
      const there = await installed();
      if (places.length === 0 || there.size === 0) return { pages };
      const recognised = [...pages];
      // Those that gave nothing count as well.
      const triedBefore =
        pages.filter(({ source }) => source === 'recognised').length + places.filter((index) => index < from).length;
      const latest = Date.now() + seconds * 1000;
      const left = places.filter((index) => index >= from).slice(0, readingLimits.recognisedPagesMax - triedBefore);
      for (const [turn, index] of left.entries()) {
        const page = pages[index];
        if (!page) continue;
        if (turn > 0 && Date.now() > latest) return { pages: recognised, next: index };
        const language = languageOf(recognised.map(({ text }) => text));
        const asked = { bytes, index, there, language, pageSeconds, signal };
        recognised[index] = await recogniseInLanguage(programs, page, asked);
      }
      return { pages: recognised };
    },
  };
};
export type Recogniser = ReturnType<typeof createRecogniser>;
