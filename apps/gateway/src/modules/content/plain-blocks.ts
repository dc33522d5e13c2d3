import type { RichTextBlock, RichTextRun } from '@esg/contract';

const marks: readonly (readonly [RegExp, RichTextBlock['kind']])[] = [
  [/^- /, 'bullet'],
  [/^\d+\. /, 'numbered'],
  [/^## /, 'heading'],
];

/** `**bold**` and `*italic*`, not nested. */
const runsOf = (line: string): RichTextRun[] =>
  line
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**')) return { text: part.slice(2, -2), bold: true };
      return part.startsWith('*') ? { text: part.slice(1, -1), italic: true } : { text: part };
    });

/** Rich text from the few marks that our own texts use: one block a line. */
export const plainBlocks = (text: string): RichTextBlock[] =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [sign, kind] = marks.find(([mark]) => mark.test(line)) ?? [/^/, 'paragraph' as const];
      return { kind, runs: runsOf(line.replace(sign, '')) } as RichTextBlock;
    });
