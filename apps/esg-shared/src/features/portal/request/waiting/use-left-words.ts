import { referenceQueries } from '@esg/api-client';
import { useAnswerLines, useApi, useLanguage } from '@esg/app-kit';
import { fieldOfMetric, useMonthName } from '@esg/app-kit/figures';
import type { Country } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type LeftAnswer, type LeftFile, textWithoutQuestion } from './left-behind.ts';

/** Characters of an answer that its line shows. */
const shownMost = 120;

const none: readonly Country[] = [];

/** What was left in words, in the language of the person who reads it. */
export const useLeftWords = (answers: readonly LeftAnswer[]) => {
  const { t } = useLingui();
  const language = useLanguage();
  const monthName = useMonthName();
  const linesOf = useAnswerLines();
  const { data: countries = none } = useQuery({
    ...referenceQueries.countries(useApi()),
    enabled: answers.some(({ answer }) => answer.value?.type === 'country'),
  });
  const valueLines = ({ answer: { value }, asked }: LeftAnswer): readonly string[] => {
    if (value === null) return [];
    if (!asked) return [textWithoutQuestion(value)];
    const { metric, units, title } = asked.question;
    return linesOf(value, { field: fieldOfMetric(metric, title), units, countries }).map(({ text }) => text);
  };
  const question = ({ asked, place: { month } }: LeftAnswer | LeftFile): string => {
    const title = asked?.question.title[language] ?? t`A question that can’t be read any more`;
    return [title, month && monthName(month)].filter(Boolean).join(', ');
  };
  const where = ({ asked }: LeftAnswer | LeftFile): string => (asked ? [asked.entity, asked.request].join(' · ') : '');
  const labelled = (label: string, said: string) => said && t`${label}: ${said}`;
  return {
    question,
    /** The entity and the request; empty where they are not known. */
    where,
    /** The question with its answer, in one line. */
    name: (left: LeftAnswer): string => {
      const asked = question(left);
      if (left.answer.value === null) return t`${asked}: the answer was emptied`;
      const whole = valueLines(left).join('; ');
      return labelled(asked, whole.length > shownMost ? `${whole.slice(0, shownMost)}…` : whole);
    },
    /** All that was entered. */
    lines: (left: LeftAnswer): readonly string[] => [
      question(left),
      where(left),
      ...(left.answer.value === null ? [t`The answer was emptied`] : valueLines(left)),
      labelled(t`Where the figure comes from`, left.answer.source),
      labelled(t`Explanation`, left.answer.explanation),
    ],
  };
};
