import {
  type AnswerValue,
  type Disclosure,
  type Framework,
  type LinkedNumber,
  languages,
  mapRuns,
} from '@esg/contract';
import { asksOf } from '@esg/standards';
import { disclosuresOf } from '../reports/index.ts';

/** Where the figure of a disclosure stands in the new report; `undefined` where the new report does not ask for it. */
export type FigurePlace = (number: Pick<LinkedNumber, 'disclosureCode' | 'fieldKey'>) => string | undefined;

type Version = Pick<Framework, 'versionId'>;

/** What a disclosure asks of a metric, so that figures of two disclosures can be compared; undefined where the metric does not say it. */
const askedIn = ({ versionId }: Version, code: string, key: string): string | undefined => {
  const asks = asksOf(versionId, code, key);
  if (asks === 'other') return undefined;
  return asks === 'whole' ? asks : [asks.breakdown, ...asks.lines].join('\n');
};

/**
 * The same figure in the new report: in a disclosure that replaces the old one, in the one of the same code, or wherever the framework first
 * asks the same of the metric. What only its own disclosure asks is the same in the next version of that disclosure alone.
 */
export const figurePlacesIn = (
  source: Version,
  target: Framework,
  follows: ReadonlyMap<string, readonly Pick<Disclosure, 'code'>[]>,
): FigurePlace => {
  const isSame = source.versionId === target.versionId;
  const byField = new Map<string, string[]>();
  for (const { code, fields } of disclosuresOf(target))
    for (const { key, type } of fields)
      if (type === 'number' || type === 'integer') byField.set(key, [...(byField.get(key) ?? []), code]);
  return ({ disclosureCode, fieldKey }) => {
    const question = askedIn(source, disclosureCode, fieldKey);
    const codes = (byField.get(fieldKey) ?? []).filter((code) => askedIn(target, code, fieldKey) === question);
    const followers = follows.get(disclosureCode)?.map(({ code }) => code) ?? [];
    const next = [...followers, ...(isSame || question ? [disclosureCode] : [])].find((code) => codes.includes(code));
    return next ?? (question === undefined ? undefined : codes[0]);
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
