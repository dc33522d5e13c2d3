import type { ContributionQuestion, Disclosure } from '@esg/contract';

/** The chosen questions: whole disclosures, or single questions of them, by the disclosure's code. */
export type Asked = ReadonlyMap<string, 'all' | readonly string[]>;

/** Chooses these disclosures: those that were chosen before keep their single questions. */
export const askFor = (asked: Asked, codes: readonly string[]): Asked =>
  new Map(codes.map((code) => [code, asked.get(code) ?? 'all']));

/** Chooses these questions of a disclosure; all of them mean the whole disclosure. */
export const askOf = (asked: Asked, { code, fields }: Disclosure, keys: readonly string[]): Asked =>
  new Map([...asked, [code, keys.length === fields.length ? 'all' : keys]]);

/** Keys of the chosen questions of a disclosure. */
export const keysOf = (asked: Asked, { code, fields }: Disclosure): string[] => {
  const part = asked.get(code);
  return fields.map(({ key }) => key).filter((key) => part === 'all' || part?.includes(key));
};

/** The questions in the gateway's form. */
export const questionsOf = (asked: Asked): { disclosureCode: string; fieldKey?: string }[] =>
  [...asked].flatMap(([disclosureCode, part]) =>
    part === 'all' ? [{ disclosureCode }] : part.map((fieldKey) => ({ disclosureCode, fieldKey })),
  );

/** The questions of an invitation. */
export const askedIn = (questions: readonly ContributionQuestion[], disclosures: readonly Disclosure[]): Asked => {
  const byCode = Map.groupBy(questions, ({ disclosureCode }) => disclosureCode);
  return new Map(
    [...byCode].map(([code, of]) => {
      const all = disclosures.find((disclosure) => disclosure.code === code)?.fields.length;
      return [code, of.length === all ? 'all' : of.map(({ fieldKey }) => fieldKey)];
    }),
  );
};
