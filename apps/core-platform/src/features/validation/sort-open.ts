import type { Finding, ReportDisclosure } from '@esg/contract';

/**
 * What is selected and keeps the report from being published, by code: answered and only not marked complete, or without an answer that the
 * framework requires. A disclosure that nobody has begun counts as unanswered, though it may require nothing.
 */
export const sortOpen = (
  findings: readonly Pick<Finding, 'kind' | 'disclosureCode'>[],
  states: readonly Pick<ReportDisclosure, 'code' | 'status'>[],
) => {
  const codesOf = (kind: Finding['kind']) =>
    findings.flatMap((finding) => (finding.kind === kind && finding.disclosureCode ? [finding.disclosureCode] : []));
  const fresh = new Set(states.flatMap(({ code, status }) => (status === 'new' ? [code] : [])));
  const uncompleted = codesOf('not-completed');
  return {
    answered: uncompleted.filter((code) => !fresh.has(code)),
    unanswered: new Set([...codesOf('required-unanswered'), ...uncompleted.filter((code) => fresh.has(code))]),
  };
};
