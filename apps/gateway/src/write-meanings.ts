/**
 * Writes `modules/retrieval/meanings.gen.ts`: what words of the library's texts, which are in both languages, mean in the other one. Opens no
 * database.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFramework, listFrameworks, listIndustries, listMetrics, listSectors } from '@esg/standards';
import { askedTerms } from './modules/retrieval/asked-terms.ts';
import { learnMeanings, type Meanings, type Pair } from './modules/retrieval/learn-words.ts';

const path = join(import.meta.dirname, 'modules/retrieval/meanings.gen.ts');
/** What only one text says may be said of anything else in it. */
const textsLeast = 2;

type Texts = readonly [english: string, chinese: string];

/** All texts in both languages within a value of the library. */
const textsIn = (value: unknown): Texts[] => {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'zhTw' in value) return [[String(value.en), String(value.zhTw)]];
  return Object.values(value).flatMap(textsIn);
};

const library = [
  listMetrics(),
  listSectors(),
  listIndustries(),
  listFrameworks().map(({ versionId }) => findFramework(versionId)),
];
const texts = [...new Map(textsIn(library).map((each) => [each.join('\n'), each])).values()];
const pairs = texts.map(([english, chinese]): Pair => [askedTerms(english), askedTerms(chinese)]);

const textsOf = new Map<string, number>();
for (const term of pairs.flatMap((pair) => pair.flat())) textsOf.set(term, (textsOf.get(term) ?? 0) + 1);

const linesOf = (meanings: Meanings) =>
  [...meanings]
    .filter(([term]) => (textsOf.get(term) ?? 0) >= textsLeast && !/\d/.test(term))
    .map(([term, likely]) => [term, ...likely.map((each) => `${each.term}:${each.share}`)].join(' '));

const lines = [
  ...linesOf(learnMeanings(pairs)),
  ...linesOf(learnMeanings(pairs.map(([english, chinese]): Pair => [chinese, english]))),
];
writeFileSync(
  path,
  [
    '/** Words and what they mean in the other language, with shares. Written by `npm run generate` from the texts of the library. */',
    `export const meaningLines = \`\n${lines.join('\n')}\n\`;`,
    '',
  ].join('\n'),
);
