import { type Disclosure, type Finding, sameJson, speaksOfYear, textsOfAnswer } from '@esg/contract';
import type { AnswersByField } from '../reports/index.ts';
import type { FigureFacts } from './figures.policy.ts';

/** Texts that were carried over unchanged and speak of the year before: nobody seems to have read them for this report. */
export const textFindings = (
  disclosure: Disclosure,
  answers: AnswersByField,
  { period, lastYear, questionOf }: Pick<FigureFacts, 'period' | 'lastYear' | 'questionOf'>,
): Finding[] => {
  if (!period || !lastYear) return [];
  const before = Number(period.start.slice(0, 4)) - 1;
  return disclosure.fields.flatMap(({ key }): Finding[] => {
    const value = answers.get(key) ?? null;
    const texts = value === null ? [] : textsOfAnswer(value);
    const wasSaid = lastYear.answers
      .get(questionOf(disclosure.code, key))
      ?.some((last) => sameJson(textsOfAnswer(last), texts));
    if (!wasSaid || !texts.some((text) => speaksOfYear(text, before))) return [];
    const place = { step: 'data-input', disclosureCode: disclosure.code, fieldKey: key, language: null } as const;
    return [{ kind: 'text-dated', blocking: false, ...place }];
  });
};
