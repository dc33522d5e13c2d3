import type { ScopeThreeCriterion, ScopeThreeMethod, ScopeThreeRelevance } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const relevances: Record<ScopeThreeRelevance | 'undecided', MessageDescriptor> = {
  relevant: msg({ message: 'Relevant', context: 'scope 3' }),
  not_relevant: msg({ message: 'Not relevant', context: 'scope 3' }),
  undecided: msg({ message: 'Not decided', context: 'scope 3' }),
};

const criteria: Record<ScopeThreeCriterion, { readonly name: MessageDescriptor; readonly hint: MessageDescriptor }> = {
  size: { name: msg`Size`, hint: msg`It’s a large part of expected scope 3 emissions.` },
  influence: { name: msg`Influence`, hint: msg`We can bring about reductions.` },
  risk: { name: msg`Risk`, hint: msg`It exposes us to rules, costs, shortages or damage to our name.` },
  stakeholders: { name: msg`Stakeholders`, hint: msg`Customers, investors, staff or neighbours ask about it.` },
  outsourcing: { name: msg`Outsourcing`, hint: msg`We did it ourselves before, or others in our industry do.` },
  sector: { name: msg`Sector guidance`, hint: msg`Guidance for our industry names it.` },
  spend: { name: msg`Spending or revenue`, hint: msg`Much is spent on it, or earned with it.` },
  other: { name: msg`Other criteria`, hint: msg`Of your own or of your industry; say which in the reason.` },
};

const methods: Record<ScopeThreeMethod, MessageDescriptor> = {
  supplier: msg`Data of suppliers or partners`,
  activity: msg`Activity data, such as kilograms or kilometres`,
  average: msg`Averages, such as per employee or square metre`,
  spend: msg`Spending`,
};

/** Names of what is said of a category of scope 3, in the reader's language. */
export const useScreeningWords = () => {
  const { i18n } = useLingui();
  return {
    relevance: (relevance: ScopeThreeRelevance | null): string => i18n._(relevances[relevance ?? 'undecided']),
    criterion: (criterion: ScopeThreeCriterion): string => i18n._(criteria[criterion].name),
    criterionHint: (criterion: ScopeThreeCriterion): string => i18n._(criteria[criterion].hint),
    method: (method: ScopeThreeMethod | null): string => (method ? i18n._(methods[method]) : ''),
  };
};
