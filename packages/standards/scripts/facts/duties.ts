import type { DutyByClass } from '@esg/contract';
import type { DisclosureRow, RequirementRow } from '../../src/rows.ts';

/**
 * Part D of the HKEX code binds by class of issuer (facts, README): from 2025 the Main Board complies or explains and GEM is
 * encouraged; from 2026 LargeCap issuers must.
 */
const climatePart: DutyByClass[] = [
  { issuerClass: 'large-cap', mandatory: 'comply_or_explain', from: '2025-01-01' },
  { issuerClass: 'large-cap', mandatory: 'yes', from: '2026-01-01' },
  { issuerClass: 'main-board', mandatory: 'comply_or_explain', from: '2025-01-01' },
  { issuerClass: 'gem', mandatory: 'recommended', from: '2025-01-01' },
];

const isByClass = (versionId: string, { code, mandatory }: RequirementRow) =>
  versionId.startsWith('hkex-') && code.startsWith('D-') && mandatory === 'comply_or_explain';

/**
 * The disclosure with the duties of the code: which class is bound how; or, where some of its requirements bind everybody (scope 1 and 2 in
 * paragraphs 28 and 29), that it is mandatory and which of its requirements bind by class. The form does not require the answers to these.
 */
export const withDuties = (versionId: string, row: DisclosureRow): DisclosureRow => {
  if (!isByClass(versionId, row)) return row;
  const bindsAll = row.requirements.some(({ mandatory }) => mandatory === 'yes');
  if (!bindsAll) return { ...row, dutyByClass: climatePart };
  const requirements = row.requirements.map((requirement) =>
    isByClass(versionId, requirement) ? { ...requirement, dutyByClass: climatePart } : requirement,
  );
  const asked = new Set(
    requirements.flatMap(({ mandatory, metrics }) => (mandatory === 'yes' ? metrics.map(({ key }) => key) : [])),
  );
  // A metric that answers the disclosure in part binds nobody.
  const metrics = row.metrics.filter(({ key, coverage }) => asked.has(key) || coverage === 'partial');
  return { ...row, mandatory: 'yes', requirements, metrics };
};
