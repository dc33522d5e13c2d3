import { asksEvidence, type EvidenceRule, type Finding } from '@esg/contract';
import { type DisclosureState, disclosuresOf } from '../reports.policy.ts';
import type { ValidationInput } from '../validation.policy.ts';

type Facts = Pick<ValidationInput, 'framework' | 'answers'> & {
  readonly disclosures: ReadonlyMap<string, Pick<DisclosureState, 'status'>>;
};

/** Disclosures of which evidence is asked and that no document proves, in the order of the framework. */
export const evidenceFindings = (
  { framework, disclosures, answers }: Facts,
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
