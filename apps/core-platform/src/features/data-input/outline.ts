import type { Disclosure, DisclosureStatus, Framework, ReportDisclosure, Topic } from '@esg/contract';

/** A topic with those of its disclosures that the report has selected. */
export interface OutlineTopic {
  readonly topic: Topic;
  readonly disclosures: readonly Disclosure[];
}

/** Selected disclosures by topic, in the order of the framework. Topics without any fall away. */
export const outlineOf = (framework: Pick<Framework, 'topics'>, selected: readonly string[]): OutlineTopic[] => {
  const chosen = new Set(selected);
  return framework.topics.flatMap((topic) => {
    const disclosures = topic.disclosures.filter(({ code }) => chosen.has(code));
    return disclosures.length > 0 ? [{ topic, disclosures }] : [];
  });
};

/** All disclosures of the outline in one row. */
export const flatten = (outline: readonly OutlineTopic[]) => outline.flatMap(({ disclosures }) => disclosures);

export const isDone = (status: DisclosureStatus | undefined) => status === 'completed' || status === 'omitted';

/** The disclosure to open: the wanted one, else the first that is not done, else the first. */
export const openedAt = (
  disclosures: readonly Disclosure[],
  wanted: string | undefined,
  states: ReadonlyMap<string, ReportDisclosure>,
): Disclosure | undefined =>
  disclosures.find(({ code }) => code === wanted) ??
  disclosures.find(({ code }) => !isDone(states.get(code)?.status)) ??
  disclosures[0];

/** The neighbours of a disclosure, over the borders of topics. */
export const around = (disclosures: readonly Disclosure[], code: string | undefined) => {
  const place = disclosures.findIndex((disclosure) => disclosure.code === code);
  return { previous: disclosures[place - 1], next: place < 0 ? undefined : disclosures[place + 1], place };
};
