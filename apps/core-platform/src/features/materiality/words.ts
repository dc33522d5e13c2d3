import type {
  IroKind,
  MaterialityEdition,
  MaterialityStep,
  stakeholderRoles,
  timeHorizons,
  topicDimensions,
  topicStates,
  valueChainStages,
} from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of the steps of an assessment. */
export const stepNames: Record<MaterialityStep, MessageDescriptor> = {
  context: msg`Context`,
  topics: msg`Topics`,
  register: msg`Impacts, risks and opportunities`,
  stakeholders: msg`Stakeholders`,
  surveys: msg`Surveys`,
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

/** When something is expected. */
export const horizonNames: Record<(typeof timeHorizons)[number], MessageDescriptor> = {
  short: msg`Short term`,
  medium: msg`Medium term`,
  long: msg`Long term`,
};

/** Names of what an entry can be. */
export const kindNames: Record<IroKind, MessageDescriptor> = {
  negative: msg`Negative impact`,
  positive: msg`Positive impact`,
  risk: msg`Risk`,
  opportunity: msg`Opportunity`,
};

/** How an entry of each kind counts for a topic. */
export const kindHints: Record<IroKind, MessageDescriptor> = {
  negative: msg`Your organisation harms people, the economy or the environment, or could.`,
  positive: msg`Your organisation does good for people, the economy or the environment, or could.`,
  risk: msg`Something could cost you money, access to finance or reputation.`,
  opportunity: msg`Something could bring you money, customers or cheaper finance.`,
};

/** Names of the dimensions of topics. */
export const dimensionNames: Record<(typeof topicDimensions)[number], MessageDescriptor> = {
  environmental: msg`Environmental`,
  social: msg`Social`,
  governance: msg`Governance`,
};

/** What becomes of a topic of the long list. */
export const stateNames: Record<(typeof topicStates)[number], MessageDescriptor> = {
  considered: msg`Considered`,
  left_out: msg`Not considered`,
  merged: msg`Merged`,
};

/** What stakeholders are. */
export const roleNames: Record<(typeof stakeholderRoles)[number], MessageDescriptor> = {
  affected: msg`Affected by what you do`,
  user: msg`Users of your reports`,
};
