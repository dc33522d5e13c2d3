import { climateQueries, entityQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { useCountryName } from '@esg/app-kit/company';
import type {
  ClimateActivity,
  climateSumCertainties,
  climateSumOrigins,
  FactorOrigin,
  ScopeTwoMethod,
} from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

const scopes: Record<ClimateActivity['scope'], MessageDescriptor> = {
  1: msg`Scope 1`,
  2: msg`Scope 2`,
  3: msg`Scope 3`,
  outside: msg`Outside the scopes`,
};

const methods: Record<ScopeTwoMethod, MessageDescriptor> = {
  location: msg`Scope 2, location-based`,
  market: msg`Scope 2, market-based`,
};

const origins: Record<(typeof climateSumOrigins)[number] | FactorOrigin, MessageDescriptor> = {
  supplier: msg`From the supplier`,
  own: msg`Own factor`,
  national: msg`National factor`,
  generic: msg`Generic factor`,
  measured: msg`Measured as CO₂e, without a factor`,
  several: msg`Several of these in one line`,
};

const certainties: Record<(typeof climateSumCertainties)[number], MessageDescriptor> = {
  metered: msg`Billed or metered`,
  estimated: msg`Estimated`,
};

/** Formulas of gases, such as CO₂ and SF₆; names of refrigerants stay as they are. */
const formula = (gas: string) => gas.replace(/(?<=[A-Z])\d/g, (digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)] ?? digit);

/** Names of what emissions are added up by, in the reader's language. */
export const useClimateNames = () => {
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const countryName = useCountryName();
  const { data: library } = useQuery(climateQueries.library(api));
  const { data: entities } = useQuery(entityQueries.all(api));
  return {
    /** Of scope 2 with its method, where it has one. */
    scope: (scope: ClimateActivity['scope'], method: ScopeTwoMethod | null = null): string =>
      i18n._(method ? methods[method] : scopes[scope]),
    category: (number: string | null): string => {
      const category = library?.categories.find((each) => String(each.number) === number);
      return category ? t`${category.number} ${category.name[language]}` : t`Without a category (scopes 1 and 2)`;
    },
    activityType: (id: string | null): string =>
      library?.activityTypes.find((type) => type.id === id)?.name[language] ?? id ?? '',
    entity: (id: string | null): string =>
      id === null
        ? t`The whole organisation`
        : (entities?.find((entity) => entity.id === id)?.name ?? t`A deleted entity`),
    gas: (gas: string | null): string => {
      if (gas === 'CO2-biogenic') return t`Biogenic CO₂`;
      return gas === 'unsplit' || gas === null ? t`Gases not stated separately` : formula(gas);
    },
    origin: (origin: string | null): string => {
      const name = Object.entries(origins).find(([each]) => each === origin)?.[1];
      return name ? i18n._(name) : (origin ?? '');
    },
    certainty: (certainty: string | null): string =>
      i18n._(certainty === 'estimated' ? certainties.estimated : certainties.metered),
    region: (region: string | null): string =>
      region === 'GLOBAL' ? t`Worldwide` : countryName(region) || region || '',
  };
};
