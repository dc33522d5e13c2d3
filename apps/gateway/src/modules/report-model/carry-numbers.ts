import {
  type AnswerValue,
  type Disclosure,
  type Framework,
  type LinkedNumber,
  languages,
  mapRuns,
} from '@esg/contract';
import { disclosuresOf } from '../reports/index.ts';

/** Where the figure of a disclosure stands in the new report; `undefined` where the new report does not ask for it. */
export type FigurePlace = (number: Pick<LinkedNumber, 'disclosureCode' | 'fieldKey'>) => string | undefined;

/**
 * The same figure in the new report: in a disclosure that replaces the old one, in the one of the same code, or wherever the framework asks
 * for it first.
 */
export const figurePlacesIn = (
  target: Framework,
  follows: ReadonlyMap<string, readonly Pick<Disclosure, 'code'>[]>,
): FigurePlace => {
  const byField = new Map<string, string[]>();
  for (const { code, fields } of disclosuresOf(target))
    for (const { key, type } of fields)
      if (type === 'number' || type === 'integer') byField.set(key, [...(byField.get(key) ?? []), code]);
  return ({ disclosureCode, fieldKey }) => {
    const codes = byField.get(fieldKey) ?? [];
    const followers = follows.get(disclosureCode)?.map(({ code }) => code) ?? [];
    return [...followers, disclosureCode].find((code) => codes.includes(code)) ?? codes[0];
  };
};

/**
 * A text for the new report: its numbers refer to that report's figures and are marked to be checked; a number that has no place there
 * stays as text.
 */
export const carryNumbers = (value: AnswerValue, placeOf: FigurePlace): AnswerValue => {
  if (value.type !== 'richTextArea') return value;
  const texts = languages.flatMap((language) => {
    const blocks = value.blocks[language];
    if (!blocks) return [];
    const carried = mapRuns(blocks, ({ number, ...run }) => {
      const disclosureCode = number && placeOf(number);
      return number && disclosureCode ? { ...run, number: { ...number, disclosureCode, seen: null } } : run;
    });
    return [[language, carried] as const];
  });
  return { ...value, blocks: Object.fromEntries(texts) };
};
