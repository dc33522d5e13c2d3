import type { ContributionQuestion, Disclosure } from '@esg/contract';

/** What is asked: whole disclosures, or single questions of them, by the disclosure's code. */
export type Asked = ReadonlyMap<string, 'all' | readonly string[]>;

/** Asks for these disclosures: those that were asked before keep their single questions. */
export const askFor = (asked: Asked, codes: readonly string[]): Asked =>
  new Map(codes.map((code) => [code, asked.get(code) ?? 'all']));

/** Asks for these questions of a disclosure; all of them stand for the whole. */
export const askOf = (asked: Asked, { code, fields }: Disclosure, keys: readonly string[]): Asked =>
  new Map([...asked, [code, keys.length === fields.length ? 'all' : keys]]);

/** The single questions that are asked of a disclosure. */
export const keysOf = (asked: Asked, { code, fields }: Disclosure): string[] => {
  const part = asked.get(code);
  return fields.map(({ key }) => key).filter((key) => part === 'all' || part?.includes(key));
};

/** As the gateway takes it. */
export const questionsOf = (asked: Asked): { disclosureCode: string; fieldKey?: string }[] =>
  [...asked].flatMap(([disclosureCode, part]) =>
    part === 'all' ? [{ disclosureCode }] : part.map((fieldKey) => ({ disclosureCode, fieldKey })),
  );

/** What an invitation asks. */
export const askedIn = (questions: readonly ContributionQuestion[], disclosures: readonly Disclosure[]): Asked => {
  const byCode = Map.groupBy(questions, ({ disclosureCode }) => disclosureCode);
  return new Map(
    [...byCode].map(([code, of]) => {
      const all = disclosures.find((disclosure) => disclosure.code === code)?.fields.length;
      return [code, of.length === all ? 'all' : of.map(({ fieldKey }) => fieldKey)];
    }),
  );
};
