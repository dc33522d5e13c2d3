import type {
  ConsolidationApproach,
  FinancialControl,
  HoldingKind,
  LeftOutReason,
  OwnFiguresMeaning,
} from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of the approaches. */
export const approachNames: Record<ConsolidationApproach, MessageDescriptor> = {
  operational_control: msg`Operational control`,
  financial_control: msg`Financial control`,
  equity_share: msg`Equity share`,
};

/** What each approach counts. */
export const approachHints: Record<ConsolidationApproach, MessageDescriptor> = {
  operational_control: msg`All of what you operate, and nothing of what others operate.`,
  financial_control: msg`All of what you control financially. Joint ventures count by what you own.`,
  equity_share: msg`What you own of each entity, down the tree.`,
};

/** Names of an entity's relations to the one above it. */
export const kindNames: Record<HoldingKind, MessageDescriptor> = {
  owned: msg`Owned`,
  lessee_finance: msg`Leased in, finance lease`,
  lessee_operating: msg`Leased in, operating lease`,
  lessor_finance: msg`Leased out, finance lease`,
  lessor_operating: msg`Leased out, operating lease`,
  franchise: msg`Franchise`,
};

/** What the GHG Protocol calls an owned entity (Corporate Standard, chapter 3, table 1), by who controls its finances. */
export const categoryNames: Record<FinancialControl, MessageDescriptor> = {
  group: msg`Subsidiary`,
  joint: msg`Joint venture`,
  none: msg`Associate or investment`,
};

/** Names of who controls its finances, with what that makes it. */
export const controlNames: Record<FinancialControl, MessageDescriptor> = {
  group: msg`Your organisation: a subsidiary`,
  joint: msg`Your organisation together with others: a joint venture`,
  none: msg`Others: an associate or an investment`,
};

/** Names of what its own figures include. */
export const meaningNames: Record<OwnFiguresMeaning, MessageDescriptor> = {
  alone: msg`Its own operations only`,
  whole: msg`Everything below it, too`,
};

/** Reasons why an entity does not count. */
export const reasonNames: Record<LeftOutReason, MessageDescriptor> = {
  excluded: msg`Excluded`,
  days: msg`Not in the organisation this year`,
  archived: msg`Archived`,
  control: msg`Not controlled`,
  ownership: msg`Nothing owned`,
  lease: msg`Counted by the other party of the lease`,
  above: msg`Counted in the entity above`,
};
