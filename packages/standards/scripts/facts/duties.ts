import type { DutyByClass } from '@esg/contract';
import type { RequirementRow } from '../../src/rows.ts';

/**
 * Part D of the HKEX code binds by class of issuer (facts, README): from 2025 the Main Board complies or explains and GEM is
 * encouraged; from 2026 LargeCap issuers must. Scope 1 and 2 bind everybody, which their requirements say themselves.
 */
const climatePart: DutyByClass[] = [
  { issuerClass: 'large-cap', mandatory: 'comply_or_explain', from: '2025-01-01' },
  { issuerClass: 'large-cap', mandatory: 'yes', from: '2026-01-01' },
  { issuerClass: 'main-board', mandatory: 'comply_or_explain', from: '2025-01-01' },
  { issuerClass: 'gem', mandatory: 'recommended', from: '2025-01-01' },
];

/** Who is bound how by a disclosure; empty where the duty is the same for everybody. */
export const dutyByClassOf = (versionId: string, { code, mandatory }: RequirementRow): DutyByClass[] =>
  versionId.startsWith('hkex-') && code.startsWith('D-') && mandatory === 'comply_or_explain' ? climatePart : [];
