import { type Disclosure, dutyOf, type Framework, type Report, standingOf } from '@esg/contract';
import { use } from 'react';
import { WizardContext } from './wizard-context.ts';

const topics = new WeakMap<Framework, ReadonlyMap<string, string>>();

/** The topic of each disclosure, by code. */
const topicsOf = (framework: Framework): ReadonlyMap<string, string> => {
  const known = topics.get(framework);
  if (known) return known;
  const made = new Map(
    framework.topics.flatMap((topic) => topic.disclosures.map(({ code }) => [code, topic.code] as const)),
  );
  topics.set(framework, made);
  return made;
};

/** What a report says that decides how binding a disclosure of its framework is. */
export const dutyFactsOf = (
  { issuerClass, period, materialTopics }: Pick<Report, 'issuerClass' | 'period' | 'materialTopics'>,
  framework: Framework,
  code: string,
) => ({
  issuerClass: issuerClass ?? undefined,
  periodStart: period?.start,
  isMaterial: materialTopics === null ? undefined : materialTopics.includes(topicsOf(framework).get(code) ?? ''),
});

/** How binding a disclosure is for this report, and whether it may still be used: by its period, class of issuer and material topics. */
export const useStanding = (disclosure: Disclosure) => {
  const wizard = use(WizardContext);
  const report = wizard?.report;
  const publishedOn = (report?.publishedAt ?? new Date().toISOString()).slice(0, 10);
  return {
    duty: dutyOf(disclosure, wizard ? dutyFactsOf(wizard.report, wizard.framework, disclosure.code) : {}),
    standing: standingOf(disclosure, { periodStart: report?.period?.start, publishedOn }),
  };
};
