import {
  type BindingFacts,
  type Disclosure,
  type Duty,
  dutyFactsFor,
  dutyOf,
  type Framework,
  generationsOf,
  publishedFrom,
  type Report,
  standingOf,
  type Topic,
} from '@esg/contract';
import { use, useMemo } from 'react';
import { useWizard, WizardContext } from './wizard-context.ts';

const topics = new WeakMap<Framework, ReadonlyMap<string, Topic>>();

/** The topic of each disclosure, by code. */
const topicsOf = (framework: Framework): ReadonlyMap<string, Topic> => {
  const known = topics.get(framework);
  if (known) return known;
  const made = new Map(
    framework.topics.flatMap((topic) => topic.disclosures.map(({ code }) => [code, topic] as const)),
  );
  topics.set(framework, made);
  return made;
};

/** The facts of a report that decide how binding a disclosure of its framework is. */
export const dutyFactsOf = (report: BindingFacts, framework: Framework, disclosure: Disclosure) =>
  dutyFactsFor(report, topicsOf(framework).get(disclosure.code) ?? { code: '' }, disclosure);

/** Day on which the report was published, or is at the earliest. */
const publishedOnFor = (report: Pick<Report, 'publishedAt' | 'period'> | undefined): string => {
  if (report?.publishedAt) return report.publishedAt.slice(0, 10);
  const today = new Date().toISOString().slice(0, 10);
  return report?.period ? publishedFrom(report.period, today) : today;
};

/** The disclosures of the framework that this report leaves to others that ask for the same. */
export const useGenerations = () => {
  const { framework, report } = useWizard();
  const publishedOn = publishedOnFor(report);
  const periodStart = report.period?.start;
  return useMemo(() => generationsOf(framework, { periodStart, publishedOn }), [framework, periodStart, publishedOn]);
};

/** How binding disclosures are for this report, as text. */
export const useDuties = () => {
  const wizard = use(WizardContext);
  return (disclosure: Disclosure): Duty =>
    dutyOf(disclosure, wizard ? dutyFactsOf(wizard.report, wizard.framework, disclosure) : {});
};

/** How binding a disclosure is for this report, and whether it may still be used: by its period, class of issuer and material topics. */
export const useStanding = (disclosure: Disclosure) => {
  const dutyIn = useDuties();
  const report = use(WizardContext)?.report;
  const publishedOn = publishedOnFor(report);
  return {
    duty: dutyIn(disclosure),
    standing: standingOf(disclosure, { periodStart: report?.period?.start, publishedOn }),
  };
};
