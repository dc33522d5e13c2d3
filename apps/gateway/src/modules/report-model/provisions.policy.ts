import {
  codesStanding,
  countProvisions,
  type DesignSettings,
  type Finding,
  type Framework,
  isDecided,
  type MissingDecision,
  type ProvisionStanding,
  type ProvisionSummary,
  provisionsOf,
  type Report,
} from '@esg/contract';
import type { DisclosureState } from '../reports/kernel.ts';

/** The input from which the status of provisions is worked out. */
export type ProvisionsContent = {
  readonly framework: Pick<Framework, 'kind' | 'topics'>;
  readonly report: Pick<Report, 'issuerClass' | 'period' | 'materialTopics'>;
  readonly design: { readonly settings: Pick<DesignSettings, 'griClaim'> };
  /** Selected disclosures by code. */
  readonly disclosures: ReadonlyMap<string, DisclosureState>;
  /** Codes of disclosures that are answered in part. */
  readonly inPart?: ReadonlySet<string>;
  /** The decision to publish without the missing provisions. */
  readonly missingDecision?: MissingDecision | null;
};

/** The status of every provision of the framework in this content, by code. */
export const provisionsIn = ({
  framework,
  report,
  design,
  disclosures,
  inPart,
}: ProvisionsContent): ReadonlyMap<string, ProvisionStanding> => {
  const facts = { ...report, griClaim: design.settings.griClaim };
  return provisionsOf(inPart ? { framework, facts, disclosures, inPart } : { framework, facts, disclosures });
};

/** The counts, the missing provisions, and the decision about them. */
export const provisionSummaryOf = (content: ProvisionsContent): ProvisionSummary => {
  const provisions = provisionsIn(content);
  const counts = countProvisions(provisions);
  return {
    reported: counts.reported,
    inPart: counts['in-part'],
    explained: counts.explained,
    open: counts.open,
    missing: codesStanding(provisions, 'missing'),
    decision: content.missingDecision ?? null,
  };
};

/** The finding about missing provisions that nobody has decided to publish without. */
export const provisionFindings = ({ missing, decision }: ProvisionSummary): Finding[] => {
  if (isDecided(decision, missing)) return [];
  return [
    {
      kind: 'provisions-missing',
      blocking: true,
      step: 'select-disclosures',
      disclosureCode: null,
      fieldKey: null,
      language: null,
      params: { count: missing.length },
    },
  ];
};
