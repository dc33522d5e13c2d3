import { type DutyFacts, dutyOf } from './duty.ts';
import type { Disclosure, Duty, Framework, Topic } from './frameworks.ts';
import type { DesignSettings } from './report-design.ts';
import type { DisclosureStatus } from './report-life.ts';
import type { Report } from './reports.ts';
import { isAboutAllTopics, managedTopics, managementOfAll } from './topic-management.ts';

/**
 * How a provision of the framework stands in a report: reported (HKEX: complied with), reported in part, left out with a reason (HKEX:
 * explained), selected but not completed yet, missing although the framework binds the report to it, or none of its business.
 */
export const provisionStandings = ['reported', 'in-part', 'explained', 'open', 'missing', 'not-asked'] as const;
export type ProvisionStanding = (typeof provisionStandings)[number];

/** What of a report decides how binding its framework is. */
export type BindingFacts = Pick<Report, 'issuerClass' | 'period' | 'materialTopics'>;

/** What decides which provisions a report may not pass over in silence. */
export type ProvisionFacts = BindingFacts & Pick<DesignSettings, 'griClaim'>;

/** Whether a topic that the disclosure is about is material. Once topics are named, each is asked about in its own place. */
const isOfMaterial = (
  materialTopics: Report['materialTopics'],
  { code }: Pick<Topic, 'code'>,
  disclosure: Pick<Disclosure, 'fields' | 'perTopic'>,
) => {
  if (!isAboutAllTopics(disclosure)) return materialTopics?.includes(code);
  return materialTopics?.some((topic) => topic !== code && disclosure.perTopic === undefined);
};

/** The facts of a report as the duty of one disclosure of a topic reads them. */
export const dutyFactsFor = (
  { issuerClass, period, materialTopics }: BindingFacts,
  topic: Pick<Topic, 'code'>,
  disclosure: Pick<Disclosure, 'fields' | 'perTopic'>,
): DutyFacts => ({
  issuerClass: issuerClass ?? undefined,
  periodStart: period?.start,
  isMaterial: isOfMaterial(materialTopics, topic, disclosure),
});

/** Whether a duty leaves only two ways: report, or say why not. */
export const isBinding = (duty: Duty): boolean => duty === 'yes' || duty === 'comply_or_explain';

/**
 * Whether the report may not pass over the disclosure in silence. GRI asks for its mandatory disclosures only of who reports in accordance
 * with it, and for how material topics are managed unless there are none; it leaves the choice within a material topic to the reporter.
 */
export const isProvisionAsked = (
  { kind }: Pick<Framework, 'kind'>,
  topic: Pick<Topic, 'code'>,
  disclosure: Pick<Disclosure, 'mandatory' | 'dutyByClass' | 'fields' | 'perTopic'>,
  facts: ProvisionFacts,
): boolean => {
  const dutyFacts = dutyFactsFor(facts, topic, disclosure);
  if (kind !== 'GRI') return isBinding(dutyOf(disclosure, dutyFacts));
  if (facts.griClaim !== 'in-accordance') return false;
  if (disclosure.perTopic === 'one') return dutyFacts.isMaterial === true;
  return isAboutAllTopics(disclosure) ? dutyFacts.isMaterial !== false : disclosure.mandatory === 'yes';
};

/** What a report has done about one provision. */
type Done = {
  /** Absent where the report has not taken it up. */
  readonly status: DisclosureStatus | undefined;
  readonly isAsked: boolean;
  readonly isInPart: boolean;
};

/** How one provision stands. */
export const provisionStandingOf = ({ status, isAsked, isInPart }: Done): ProvisionStanding => {
  if (status === undefined) return isAsked ? 'missing' : 'not-asked';
  if (status === 'omitted') return 'explained';
  if (status !== 'completed') return 'open';
  return isInPart ? 'in-part' : 'reported';
};

type ProvisionsInput = {
  readonly framework: Pick<Framework, 'kind' | 'topics'>;
  readonly facts: ProvisionFacts;
  /** What the report has taken up, by code. */
  readonly disclosures: ReadonlyMap<string, { readonly status: DisclosureStatus }>;
  /** Codes of disclosures that are answered, but not with everything they ask for. */
  readonly inPart?: ReadonlySet<string>;
};

/**
 * The disclosures about one material topic each that the report has not taken up, while its one answer for all topics stands: by their code, that
 * answer's.
 */
export const answeredForAll = (
  framework: Pick<Framework, 'topics'>,
  { materialTopics }: Pick<Report, 'materialTopics'>,
  disclosures: Pick<ReadonlyMap<string, unknown>, 'has'>,
): ReadonlyMap<string, string> => {
  const all = managementOfAll(framework);
  if (!all || !disclosures.has(all.code)) return new Map();
  const open = managedTopics(framework, materialTopics).filter(({ disclosure }) => !disclosures.has(disclosure.code));
  return new Map(open.map(({ disclosure }) => [disclosure.code, all.code]));
};

/** How every provision of the framework stands, by code, in its order. */
export const provisionsOf = ({
  framework,
  facts,
  disclosures,
  inPart,
}: ProvisionsInput): ReadonlyMap<string, ProvisionStanding> => {
  const forAll = answeredForAll(framework, facts, disclosures);
  return new Map(
    framework.topics.flatMap((topic) =>
      topic.disclosures.map((disclosure) => {
        const { code } = disclosure;
        const answering = forAll.get(code) ?? code;
        const standing = provisionStandingOf({
          status: disclosures.get(answering)?.status,
          isAsked: isProvisionAsked(framework, topic, disclosure, facts),
          isInPart: inPart?.has(answering) ?? false,
        });
        return [code, standing] as const;
      }),
    ),
  );
};

/** How many provisions stand in each way. */
export const countProvisions = (provisions: ReadonlyMap<string, ProvisionStanding>) => {
  const counts: Record<ProvisionStanding, number> = {
    reported: 0,
    'in-part': 0,
    explained: 0,
    open: 0,
    missing: 0,
    'not-asked': 0,
  };
  for (const standing of provisions.values()) counts[standing] += 1;
  return counts;
};

/** Codes of the provisions that stand so, in the framework's order. */
export const codesStanding = (provisions: ReadonlyMap<string, ProvisionStanding>, wanted: ProvisionStanding) =>
  [...provisions].flatMap(([code, standing]) => (standing === wanted ? [code] : []));
