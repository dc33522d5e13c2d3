import type { Finding, ReportDisclosure } from '@esg/contract';

/**
 * What is selected and keeps the report from being published, by code: answered and only not marked complete, or not begun. What is answered
 * in part is neither: leaving it out would drop answers that somebody has given.
 */
export const sortOpen = (
  findings: readonly Pick<Finding, 'kind' | 'disclosureCode'>[],
  states: readonly Pick<ReportDisclosure, 'code' | 'status'>[],
) => {
  const codesOf = (kind: Finding['kind']) =>
    findings.flatMap((finding) => (finding.kind === kind && finding.disclosureCode ? [finding.disclosureCode] : []));
  const fresh = new Set(states.flatMap(({ code, status }) => (status === 'new' ? [code] : [])));
  const uncompleted = codesOf('not-completed');
  const open = [...codesOf('required-unanswered'), ...uncompleted];
  return {
    answered: uncompleted.filter((code) => !fresh.has(code)),
    unanswered: new Set(open.filter((code) => fresh.has(code))),
  };
};
