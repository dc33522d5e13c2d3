import type { DrawnRun } from '@esg/contract';
import { ExternalHyperlink, type IRunOptions, type ParagraphChild, TextRun } from 'docx';
import { holdsChinese } from '../formats.ts';

/** Runs for Word: line ends become breaks, links become hyperlinks, numbers of footnotes are raised, Chinese is never slanted. */
export const runsOf = (runs: readonly DrawnRun[], more: IRunOptions = {}): ParagraphChild[] =>
  runs.flatMap(({ text, bold, italic, link, note }): ParagraphChild[] => {
    if (note !== undefined) return [new TextRun({ ...more, text, superScript: true })];
    const made = text.split(/\r\n?|\n/).map((line, index) => {
      const look = { ...more, ...(bold && { bold }), ...(italic && !holdsChinese(line) && { italics: true }) };
      return new TextRun({ ...look, text: line, break: index > 0 ? 1 : 0, ...(link && { style: 'Hyperlink' }) });
    });
    return link ? [new ExternalHyperlink({ link, children: made })] : made;
  });

/** One plain text as runs. */
export const textOf = (text: string, more: IRunOptions = {}): ParagraphChild[] => runsOf([{ text }], more);
