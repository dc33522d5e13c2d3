import { asksEvidence, type EvidenceRule, type Finding, type Framework } from '@esg/contract';
import { type AnswersByField, disclosuresOf } from '../reports/index.ts';
import type { DisclosureState } from '../reports/kernel.ts';

/** What a report contains, as far as evidence is required for it. */
export type EvidenceFacts = {
  readonly framework: Framework;
  readonly answers: ReadonlyMap<string, AnswersByField>;
  readonly disclosures: ReadonlyMap<string, Pick<DisclosureState, 'status'>>;
};

/** Disclosures that require evidence but have no document, in the order of the framework. */
export const evidenceFindings = (
  { framework, disclosures, answers }: EvidenceFacts,
  rule: EvidenceRule,
  isProved: (code: string) => boolean,
): Finding[] =>
  disclosuresOf(framework).flatMap((disclosure): Finding[] => {
    const { code } = disclosure;
    const status = disclosures.get(code)?.status;
    if (status === undefined || status === 'omitted' || isProved(code)) return [];
    if (!asksEvidence(rule, disclosure, (key) => answers.get(code)?.get(key) ?? null)) return [];
    return [
      {
        kind: 'evidence-required',
        blocking: rule.isBlocking,
        step: 'data-input',
        disclosureCode: code,
        fieldKey: null,
        language: null,
      },
    ];
  });
