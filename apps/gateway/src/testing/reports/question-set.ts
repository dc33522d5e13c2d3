import { readdirSync, readFileSync } from 'node:fs';

/** A question of the set; `page` counts from 1, `figure` is the number as the page writes it. */
export type SetQuestion = { question: string; page: number; figure?: string };
/** A text in the shape of a published report, written for these tests, with what is asked of it. */
export type SetReport = { name: string; year: number; pages: readonly string[]; questions: readonly SetQuestion[] };

/** Written after the rules were made, and run once. */
const heldBack: readonly string[] = ['greenfield-retail', 'kowloon-electronics-zh'];

const folder = import.meta.dirname;

const reportFrom = (file: string): SetReport => {
  const [head = '', ...parts] = readFileSync(`${folder}/${file}`, 'utf8').split(/^===.*\n/m);
  const asked = parts.pop() ?? '';
  return {
    name: file.replace('.txt', ''),
    year: Number(head.match(/\d{4}/)?.[0]),
    pages: parts,
    questions: asked
      .trim()
      .split('\n')
      .map((line) => {
        const [page = '', question = '', figure] = line.split('|').map((each) => each.trim());
        return { question, page: Number(page), figure };
      }),
  };
};

/** The reports of the set by name; rules are never made for the questions of those that are held back. */
export const questionSet = (half?: 'tuning' | 'held back'): SetReport[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map(reportFrom)
    .filter(({ name }) => half === undefined || heldBack.includes(name) === (half === 'held back'));
