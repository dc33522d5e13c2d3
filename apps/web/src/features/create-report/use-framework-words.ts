import { useFormatters } from '@esg/app-kit';
import type { FrameworkSummary } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

type DataKind = FrameworkSummary['dataKinds'][number];

const categories: Record<FrameworkSummary['category'], MessageDescriptor> = {
  REPORTING_STANDARDS: msg`Reporting standards`,
  EXCHANGE_LISTING_REQUIREMENTS: msg`Stock exchange requirements`,
  SPECIAL_FRAMEWORK: msg`Special frameworks`,
  AI: msg`AI-generated reports`,
};

const libraries: Record<FrameworkSummary['library'], MessageDescriptor> = {
  ESG_CORE: msg`Core: what most organisations start with`,
  ESG_LIBRARY: msg`The rest of the library`,
};

const families: Record<FrameworkSummary['family'], MessageDescriptor> = {
  GRI: msg`GRI`,
  ISSB: msg`ISSB and those that follow it`,
  SASB: msg`SASB`,
  EXCHANGE: msg`Stock exchanges`,
  EU: msg`European Union`,
  UN: msg`United Nations`,
  OTHER: msg`Others`,
};

const dataKinds: Record<DataKind, MessageDescriptor> = {
  general_esg: msg`General ESG`,
  climate: msg`Climate`,
  industry_specific: msg`Industry-specific`,
  stock_exchange: msg`Stock exchange`,
  impact: msg`Impact on people and planet`,
  sme_supply_chain: msg`Small company or supplier`,
  investment_portfolio: msg`Investment portfolio`,
  financial: msg`Financial effects`,
};

const regions: Record<string, MessageDescriptor> = {
  world: msg`Worldwide`,
  HK: msg`Hong Kong`,
  AU: msg`Australia`,
  EU: msg`European Union`,
  GB: msg`United Kingdom`,
  IN: msg`India`,
  MY: msg`Malaysia`,
  PH: msg`Philippines`,
  SG: msg`Singapore`,
  TW: msg`Taiwan`,
  US: msg`United States`,
};

const audiences = {
  general: msg`Everyone`,
  investors: msg`Investors`,
  regulators: msg`Regulators`,
  not_sure: msg`Not sure`,
} satisfies Record<string, MessageDescriptor>;

/** Names of the groups of frameworks, in the reader's language. */
export const useFrameworkWords = () => {
  const { i18n, t } = useLingui();
  const { day } = useFormatters();
  return {
    /** The reports that its edition is for. Empty if it names no day. */
    effective: ({ effectiveFrom, effectiveBasis }: Pick<FrameworkSummary, 'effectiveFrom' | 'effectiveBasis'>) => {
      if (!effectiveFrom) return undefined;
      const from = day(effectiveFrom);
      if (effectiveBasis === 'none') return t`valid from ${from}`;
      if (effectiveBasis === 'publication') return t`effective for reports published on or after ${from}`;
      return t`effective for years beginning on or after ${from}`;
    },
    category: (category: FrameworkSummary['category']) => i18n._(categories[category]),
    library: (library: FrameworkSummary['library']) => i18n._(libraries[library]),
    family: (family: FrameworkSummary['family']) => i18n._(families[family]),
    dataKind: (kind: DataKind) => i18n._(dataKinds[kind]),
    region: (region: string) => {
      const words = regions[region];
      return words ? i18n._(words) : region;
    },
    audience: (audience: keyof typeof audiences) => i18n._(audiences[audience]),
  };
};
