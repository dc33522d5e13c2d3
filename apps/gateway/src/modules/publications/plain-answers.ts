import { type Answer, languages, linkedNumbersIn, printNumbers, type Report } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { type NumberReader, numberReader } from '../report-model/index.ts';
import { readContent } from './content.ts';

const blocksIn = ({ value }: Answer) => (value?.type === 'richTextArea' ? Object.values(value.blocks) : []);

const plain = (answer: Answer, { find, print }: NumberReader): Answer => {
  const { value } = answer;
  if (value?.type !== 'richTextArea') return answer;
  const texts = languages.flatMap((language) => {
    const blocks = value.blocks[language];
    return blocks ? [[language, printNumbers(blocks, find, print(language))] as const] : [];
  });
  return { ...answer, value: { ...value, blocks: Object.fromEntries(texts) } };
};

/** Answers for places outside the report, where its numbers are unknown: texts as they are printed now. */
export const plainAnswers = async (
  scoped: Scoped,
  report: Report,
  answers: readonly Answer[],
): Promise<readonly Answer[]> => {
  const names = (answer: Answer) => blocksIn(answer).some((blocks) => linkedNumbersIn(blocks ?? []).length > 0);
  if (!answers.some(names)) return answers;
  const reader = numberReader(await readContent(scoped, report));
  return answers.map((answer) => plain(answer, reader));
};
