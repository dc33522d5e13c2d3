import { useCountryName } from '@esg/app-kit/company';
import type { EmissionFactor } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const categories: Record<string, MessageDescriptor> = {
  fuel: msg`Fuel`,
  biogenic: msg`Biogenic`,
  'company vehicle': msg`Company vehicle`,
  'grid electricity': msg`Grid electricity`,
  'fuel- and energy-related (cat 3)': msg`Fuel and energy related (category 3)`,
  'purchased goods and services (cat 1)': msg`Purchased goods and services (category 1)`,
  'waste (cat 5)': msg`Waste (category 5)`,
  'business travel (cat 6)': msg`Business travel (category 6)`,
  'transport (cat 4/9)': msg`Transport (categories 4 and 9)`,
  'leased assets': msg`Leased assets`,
  'employee commuting (cat 7)': msg`Employee commuting (category 7)`,
  fugitive: msg`Fugitive emissions`,
};

const scopes: Record<EmissionFactor['scope'], MessageDescriptor> = {
  1: msg`Scope 1`,
  2: msg`Scope 2`,
  3: msg`Scope 3`,
  outside: msg`Outside the scopes`,
};

/** The parts of a factor's basis, as the library's facts spell them. */
const bases: Record<string, MessageDescriptor> = {
  'net CV': msg`net calorific value`,
  'gross CV': msg`gross calorific value`,
  TTW: msg`tank to wheel`,
  WTT: msg`well to tank`,
  'biogenic CO2 outside scopes': msg`biogenic CO₂ outside the scopes`,
  'outside of scopes': msg`outside the scopes`,
  location: msg`location-based`,
  'generation only': msg`generation only`,
  'T&D': msg`transmission and distribution`,
  'cradle to gate': msg`cradle to gate`,
  'with RF': msg`with radiative forcing`,
  'without RF': msg`without radiative forcing`,
  'life-cycle basis': msg`over the life cycle`,
  'generation mix of the territory': msg`generation mix of the territory`,
  'excludes imported nuclear power - prefer the supplier figure': msg`without imported nuclear power: prefer the supplier’s figure`,
  'as published by the supplier': msg`as published by the supplier`,
  GWP100: msg`warming potential over 100 years`,
  'Montreal Protocol gas: report outside the scopes': msg`gas of the Montreal Protocol: report it outside the scopes`,
  'computed from blend by mass, components with GWP near zero counted as 0': msg`computed from the blend by mass; parts with a warming potential near zero count as 0`,
};

const biogenic = /^biogenic CO2 ([\d.]+) kg outside scopes$/;

/** Names of the groups of emission factors, in the reader's language. A value without a name is shown as it is. */
export const useFactorWords = () => {
  const { i18n, t } = useLingui();
  const countryName = useCountryName();
  const named = (words: Record<string, MessageDescriptor>, id: string) => {
    const word = words[id];
    return word ? i18n._(word) : id;
  };
  const basisPart = (part: string) => {
    const kilograms = biogenic.exec(part)?.[1];
    return kilograms ? t`biogenic CO₂ of ${kilograms} kg outside the scopes` : named(bases, part);
  };
  return {
    category: (id: string) => named(categories, id),
    scope: (id: EmissionFactor['scope']) => i18n._(scopes[id]),
    region: (id: string) => (id === 'GLOBAL' ? t`Worldwide` : countryName(id) || id),
    basis: (basis: string) => basis.split('; ').filter(Boolean).map(basisPart),
  };
};
