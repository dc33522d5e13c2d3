import type { Finding, ReportDisclosure } from '@esg/contract';

/**
 * Selected disclosures that prevent the publication, by code: answered but not marked complete, answered in part, or not begun. Those with a
 * carried text that still speaks of last year are apart: somebody has to read them first.
 */
export const sortOpen = (
  findings: readonly Pick<Finding, 'kind' | 'disclosureCode'>[],
  states: readonly Pick<ReportDisclosure, 'code' | 'status'>[],
) => {
  const codesOf = (kind: Finding['kind']) =>
    findings.flatMap((finding) => (finding.kind === kind && finding.disclosureCode ? [finding.disclosureCode] : []));
  const fresh = new Set(states.flatMap(({ code, status }) => (status === 'new' ? [code] : [])));
  const lacking = codesOf('required-unanswered');
  const uncompleted = codesOf('not-completed');
  const dated = new Set(codesOf('text-dated'));
  return {
    answered: uncompleted.filter((code) => !fresh.has(code) && !dated.has(code)),
    unread: uncompleted.filter((code) => !fresh.has(code) && dated.has(code)),
    inPart: new Set(lacking.filter((code) => !fresh.has(code))),
    unanswered: new Set([...lacking, ...uncompleted].filter((code) => fresh.has(code))),
  };
};
