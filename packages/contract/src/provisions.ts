import { type DutyFacts, dutyOf } from './duty.ts';
import type { Disclosure, Duty, Framework, Topic } from './frameworks.ts';
import type { DesignSettings } from './report-design.ts';
import type { DisclosureStatus } from './report-life.ts';
import type { Report } from './reports.ts';
import { isAboutAllTopics, managedTopics, managementOfAll } from './topic-management.ts';

/**
 * The state of one provision in a report: reported (HKEX: complied with), reported in part, left out with a reason (HKEX: explained),
 * selected but not completed yet, missing although it binds the report, or not required.
 */
export const provisionStandings = ['reported', 'in-part', 'explained', 'open', 'missing', 'not-asked'] as const;
export type ProvisionStanding = (typeof provisionStandings)[number];

/** The facts of a report that decide how binding its framework is. */
export type BindingFacts = Pick<Report, 'issuerClass' | 'period' | 'materialTopics'>;

/** The facts that decide which provisions a report must address. */
export type ProvisionFacts = BindingFacts & Pick<DesignSettings, 'griClaim'>;

/** Whether a topic of the disclosure is material. Once topics are named, the disclosures of each are asked for in their own place. */
const isOfMaterial = (
  materialTopics: Report['materialTopics'],
  { code }: Pick<Topic, 'code'>,
  disclosure: Pick<Disclosure, 'fields' | 'perTopic'>,
) => {
  if (!isAboutAllTopics(disclosure)) return materialTopics?.includes(code);
  return materialTopics?.some((topic) => topic !== code && disclosure.perTopic === undefined);
};

/** The facts of a report, for the duty of one disclosure of a topic. */
export const dutyFactsFor = (
  { issuerClass, period, materialTopics }: BindingFacts,
  topic: Pick<Topic, 'code'>,
  disclosure: Pick<Disclosure, 'fields' | 'perTopic'>,
): DutyFacts => ({
  issuerClass: issuerClass ?? undefined,
  periodStart: period?.start,
  isMaterial: isOfMaterial(materialTopics, topic, disclosure),
});

/** Whether a duty leaves only two options: report, or explain why not. */
export const isBinding = (duty: Duty): boolean => duty === 'yes' || duty === 'comply_or_explain';

/**
 * Whether the report must address the disclosure. GRI requires its mandatory disclosures only of reports in accordance with it, and the
 * management of material topics unless there are none; within a material topic the reporter chooses the disclosures.
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
  /** Absent where the report has not selected it. */
  readonly status: DisclosureStatus | undefined;
  readonly isAsked: boolean;
  readonly isInPart: boolean;
  /** Whether the framework lets it be left out; one that was, before the rule was known, is missing. */
  readonly isOmittable: boolean;
};

/** The state of one provision. */
export const provisionStandingOf = ({ status, isAsked, isInPart, isOmittable }: Done): ProvisionStanding => {
  const isGone = status === undefined || (status === 'omitted' && !isOmittable);
  if (isGone) return isAsked ? 'missing' : 'not-asked';
  if (status === 'omitted') return 'explained';
  if (status !== 'completed') return 'open';
  return isInPart ? 'in-part' : 'reported';
};

type ProvisionsInput = {
  readonly framework: Pick<Framework, 'kind' | 'topics'>;
  readonly facts: ProvisionFacts;
  /** The selected disclosures, by code. */
  readonly disclosures: ReadonlyMap<string, { readonly status: DisclosureStatus }>;
  /** Codes of disclosures that are answered in part. */
  readonly inPart?: ReadonlySet<string>;
};

/**
 * Disclosures about one material topic each that the report has not selected, while its one answer for all topics is there: their codes,
 * with that answer's code.
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

/** The state of every provision of the framework, by code, in its order. */
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
          isOmittable: disclosure.omittable,
        });
        return [code, standing] as const;
      }),
    ),
  );
};

/** The number of provisions in each state. */
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

/** Codes of the provisions in a state, in the framework's order. */
export const codesStanding = (provisions: ReadonlyMap<string, ProvisionStanding>, wanted: ProvisionStanding) =>
  [...provisions].flatMap(([code, standing]) => (standing === wanted ? [code] : []));
