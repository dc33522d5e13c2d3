import type { Disclosure, DisclosureStatus, Framework, Language, ReportDisclosure, Topic } from '@esg/contract';

/** A topic with those of its disclosures that the report has selected. */
export interface OutlineTopic {
  readonly topic: Topic;
  readonly disclosures: readonly Disclosure[];
}

/** Selected disclosures by topic, in the order of the framework. Topics without any are left out. */
export const outlineOf = (framework: Pick<Framework, 'topics'>, selected: readonly string[]): OutlineTopic[] => {
  const chosen = new Set(selected);
  return framework.topics.flatMap((topic) => {
    const disclosures = topic.disclosures.filter(({ code }) => chosen.has(code));
    return disclosures.length > 0 ? [{ topic, disclosures }] : [];
  });
};

/** Name of a topic within the outline: where several have the same name (industries of SASB), together with that of its part. */
export const topicName = (outline: readonly OutlineTopic[], topic: Topic, language: Language): string => {
  const title = topic.title[language];
  const twin = outline.some((entry) => entry.topic.code !== topic.code && entry.topic.title[language] === title);
  return twin ? `${topic.part.title[language]} · ${title}` : title;
};

/** All disclosures of the outline in one list. */
export const flatten = (outline: readonly OutlineTopic[]) => outline.flatMap(({ disclosures }) => disclosures);

export const isDone = (status: DisclosureStatus | undefined) => status === 'completed' || status === 'omitted';

/** The disclosure to open: the requested one, else the first unfinished one, else the first. */
export const openedAt = (
  disclosures: readonly Disclosure[],
  wanted: string | undefined,
  states: ReadonlyMap<string, ReportDisclosure>,
): Disclosure | undefined =>
  disclosures.find(({ code }) => code === wanted) ??
  disclosures.find(({ code }) => !isDone(states.get(code)?.status)) ??
  disclosures[0];

/** The previous and the next disclosure, across topics. */
export const around = (disclosures: readonly Disclosure[], code: string | undefined) => {
  const place = disclosures.findIndex((disclosure) => disclosure.code === code);
  return { previous: disclosures[place - 1], next: place < 0 ? undefined : disclosures[place + 1], place };
};

/** The nearest disclosures before and after that still need work: neither finished nor waiting for a decision. */
export const openAround = (
  disclosures: readonly Disclosure[],
  code: string | undefined,
  states: ReadonlyMap<string, Pick<ReportDisclosure, 'status'>>,
) => {
  const place = disclosures.findIndex((disclosure) => disclosure.code === code);
  const isOpen = (disclosure: Disclosure) => {
    const status = states.get(disclosure.code)?.status ?? 'new';
    return status === 'new' || status === 'in-progress' || status === 'approval-rejected';
  };
  return {
    openBefore: disclosures.slice(0, Math.max(0, place)).findLast(isOpen),
    openAfter: disclosures.slice(place + 1).find(isOpen),
  };
};
