import { type Finding, type Framework, managedTopics, type Report } from '@esg/contract';

export type Unmanaged = {
  /** The disclosures on the management of topics that the report would have to select. */
  readonly codes: readonly string[];
  /** How material topics are managed, as the framework cites it. */
  readonly code: string;
  /** How many material topics it is missing for; 0 where one disclosure covers them all. */
  readonly topics: number;
};

/** Material topics of the report whose management it does not report, as its validation found them; undefined where none is. */
export const unmanagedTopics = (
  framework: Pick<Framework, 'topics'>,
  { materialTopics }: Pick<Report, 'materialTopics'>,
  findings: readonly Pick<Finding, 'kind' | 'disclosureCode' | 'params'>[],
): Unmanaged | undefined => {
  const found = findings.find(({ kind }) => kind === 'topics-unmanaged');
  if (!found?.disclosureCode) return undefined;
  const topics = String(found.params?.topics ?? '')
    .split(', ')
    .filter(Boolean);
  const codes = managedTopics(framework, materialTopics).flatMap(({ topic, disclosure }) =>
    topics.includes(topic.code) ? [disclosure.code] : [],
  );
  return {
    codes: codes.length > 0 ? codes : [found.disclosureCode],
    code: found.disclosureCode,
    topics: topics.length,
  };
};
