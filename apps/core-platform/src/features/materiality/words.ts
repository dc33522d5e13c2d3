import type { MaterialityEdition, MaterialityStep, valueChainStages } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of the steps of an assessment. */
export const stepNames: Record<MaterialityStep, MessageDescriptor> = {
  context: msg`Context`,
  topics: msg`Topics`,
  register: msg`Impacts, risks and opportunities`,
  stakeholders: msg`Stakeholders`,
  scoring: msg`Scoring`,
  matrix: msg`Matrix`,
  decision: msg`Decision`,
  reports: msg`What it means for reports`,
};

/** Names of the rules that an assessment follows. */
export const editionNames: Record<MaterialityEdition, MessageDescriptor> = {
  'gri-3-2021': msg`GRI 3: Material Topics 2021`,
  'ifrs-s1-2023': msg`IFRS S1 (2023)`,
  'esrs-set1-2023': msg`ESRS Set 1 (2023)`,
  'esrs-2026': msg`ESRS (2026)`,
};

/** What each set of rules asks, in plain words. */
export const editionMeanings: Record<MaterialityEdition, MessageDescriptor> = {
  'gri-3-2021': msg`Impact only: a topic matters if your organisation affects people, the economy or the environment in a significant way. Everyone who is affected has a say.`,
  'ifrs-s1-2023': msg`Financial only: a topic matters if it could change what investors expect of your cash flows, your access to finance or your cost of capital.`,
  'esrs-set1-2023': msg`Double: a topic matters if its impact is significant, or if it could affect your finances. The topic list goes down to the details of sub-topics.`,
  'esrs-2026': msg`Double, by the simplified standards: the same two sides, and a topic list that ends at sub-topics.`,
};

/** Names of the stages of the value chain. */
export const stageNames: Record<(typeof valueChainStages)[number], MessageDescriptor> = {
  upstream: msg`Upstream: suppliers and what they use`,
  own: msg`Own operations`,
  downstream: msg`Downstream: customers, use and end of life`,
};
