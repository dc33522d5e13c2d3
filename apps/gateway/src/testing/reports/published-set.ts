import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readPdf } from '../../modules/document-reading/files/pdf.ts';
import type { SetQuestion } from './question-set.ts';

/**
 * A report that a company published, with what is asked of it. Their texts are not ours to keep: the questions stand here, the files are
 * fetched from where `from` says.
 */
export type PublishedReport = {
  name: string;
  year: number;
  isHeldBack: boolean;
  pages: readonly string[];
  questions: readonly PublishedQuestion[];
};
/** A question to one; its page is 0 where nothing in the report answers it. */
export type PublishedQuestion = SetQuestion & {
  /** Further pages that answer it, as a person found them who read the report for its subject. */
  alsoOn: readonly number[];
};

const questionsFolder = `${import.meta.dirname}/published`;

const pagesOf = async (folder: string, file: string): Promise<readonly string[] | undefined> => {
  const texts = `${folder}/${file.replace(/\.pdf$/, '.json')}`;
  if (existsSync(texts)) return JSON.parse(readFileSync(texts, 'utf8')) as string[];
  if (!existsSync(`${folder}/${file}`)) return undefined;
  return (await readPdf(new Uint8Array(readFileSync(`${folder}/${file}`)))).map(({ text }) => text);
};

/** The published reports whose files lie in that folder: as PDF, or as JSON with the text of each page. */
export const publishedSet = async (folder: string): Promise<PublishedReport[]> => {
  const reports: PublishedReport[] = [];
  for (const name of readdirSync(questionsFolder).toSorted()) {
    const [head = '', asked = ''] = readFileSync(`${questionsFolder}/${name}`, 'utf8').split(/^===.*\n/m);
    const said = new Map(head.split('\n').map((line) => line.split(': ') as [string, string]));
    const pages = await pagesOf(folder, said.get('file') ?? '');
    if (!pages) continue;
    const questions = asked
      .trim()
      .split('\n')
      .map((line) => {
        const [pagesNamed = '', question = '', figure] = line.split('|').map((each) => each.trim());
        const [page = 0, ...alsoOn] = pagesNamed === '-' ? [] : pagesNamed.split(',').map(Number);
        return { question, page, alsoOn, ...(figure !== undefined && { figure }) };
      });
    const isHeldBack = said.get('half') === 'held back';
    reports.push({ name: name.replace('.txt', ''), year: Number(said.get('year')), isHeldBack, pages, questions });
  }
  return reports;
};

/** Whether each page answers: those that are named, and others with the same figure, where it is long enough to be no other. */
export const answeringPages = ({ pages }: PublishedReport, { page, alsoOn, figure }: PublishedQuestion): boolean[] => {
  const isTelling = figure !== undefined && figure.replace(/\D/g, '').length >= 3;
  const escaped = (figure ?? '').replaceAll('.', '\\.');
  const written = new RegExp(`(?<![\\d.,])${escaped}(?!\\d|[.,]\\d)`);
  const named = new Set([page, ...alsoOn]);
  return pages.map((text, index) => named.has(index + 1) || (isTelling && written.test(text)));
};
