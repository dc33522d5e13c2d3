import { designDefaults, type Framework, griClaims, provisionsOf, type Report } from '@esg/contract';
import { findFramework } from '@esg/standards';

type Asked = Pick<Report, 'versionId' | 'issuerClass' | 'period' | 'materialTopics'> & {
  /** The claim that the report's design makes; null where it has no design yet. */
  readonly claim: string | null;
  /** Codes of the selected disclosures. */
  readonly codes: readonly string[];
  /** Those of them that the report leaves out: one that no rule lets a report leave out is missing all the same. */
  readonly leftOut: readonly string[];
};

type Missing = Pick<Report['progress'], 'missing' | 'leftOut'>;

/**
 * Counts for the reports of a page: the number of provisions that the framework asks of a report and that it has not selected, or left out against
 * the rules, as in its validation and its content index, and how many of them are selected; neither for a framework of the organisation's own. Each
 * framework is made once for all of them.
 */
export const missingCounter = () => {
  const made = new Map<string, Framework | undefined>();
  return ({ versionId, claim, codes, leftOut, ...facts }: Asked): Missing => {
    const framework = made.has(versionId) ? made.get(versionId) : findFramework(versionId);
    made.set(versionId, framework);
    if (!framework) return {};
    const griClaim = griClaims.find((each) => each === claim) ?? designDefaults.griClaim;
    const left = new Set(leftOut);
    const disclosures = new Map(
      codes.map((code) => [code, { status: left.has(code) ? ('omitted' as const) : ('in-progress' as const) }]),
    );
    const standings = provisionsOf({ framework, facts: { ...facts, griClaim }, disclosures });
    const missing = [...standings].flatMap(([code, standing]) => (standing === 'missing' ? [code] : []));
    return { missing: missing.length, leftOut: missing.filter((code) => left.has(code)).length };
  };
};
