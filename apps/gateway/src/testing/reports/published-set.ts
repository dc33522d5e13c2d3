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
  questions: readonly SetQuestion[];
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
        const [page = '', question = '', figure] = line.split('|').map((each) => each.trim());
        return { question, page: Number(page), ...(figure !== undefined && { figure }) };
      });
    const isHeldBack = said.get('half') === 'held back';
    reports.push({ name: name.replace('.txt', ''), year: Number(said.get('year')), isHeldBack, pages, questions });
  }
  return reports;
};

/** Whether each page answers: the one that is named, and others with the same figure, where it is long enough to be no other. */
export const answeringPages = ({ pages }: PublishedReport, { page, figure }: SetQuestion): boolean[] => {
  const isTelling = figure !== undefined && figure.replace(/\D/g, '').length >= 3;
  const escaped = (figure ?? '').replaceAll('.', '\\.');
  const written = new RegExp(`(?<![\\d.,])${escaped}(?!\\d|[.,]\\d)`);
  return pages.map((text, index) => index === page - 1 || (isTelling && written.test(text)));
};
