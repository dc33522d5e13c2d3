import type { FactorChoice, FactorRefusal, TraceStep } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useClimateNames } from '../names/use-climate-names.ts';

const refusals: Record<FactorRefusal, MessageDescriptor> = {
  unconfirmed: msg`it wasn’t compared with its source`,
  activity: msg`it is of another activity`,
  region: msg`it is of another country`,
  period: msg`it isn’t active yet`,
  gwp: msg`it uses another set of warming potentials`,
  method: msg`it is of the other method of scope 2`,
  basis: msg`it is for the other calorific value`,
  unit: msg`its unit can’t be reached from that of the bill`,
  'less-preferred': msg`it fits, but comes after the chosen one in your order`,
};

const bases: Readonly<Record<string, MessageDescriptor>> = {
  gross: msg`gross calorific value`,
  net: msg`net calorific value`,
};

const methods: Readonly<Record<string, MessageDescriptor>> = {
  location: msg`location-based`,
  market: msg`market-based`,
};

/** What each step of a trace does, and why a factor was chosen, in plain words. */
export const useTraceWords = () => {
  const { t, i18n } = useLingui();
  const names = useClimateNames();
  const worded = (words: Readonly<Record<string, MessageDescriptor>>, code: string) => {
    const found = words[code];
    return found ? i18n._(found) : code;
  };
  const because = ({ reason, value }: FactorChoice['because'][number]): string => {
    const said: Record<typeof reason, () => string> = {
      hand: () => t`chosen by hand`,
      origin: () => names.origin(value).toLocaleLowerCase(),
      region: () => names.region(value),
      period: () => value.slice(0, 4),
      basis: () => worded(bases, value),
      method: () => worded(methods, value),
      gwp: () => t`warming potentials of ${value}`,
    };
    return said[reason]();
  };
  const step = ({ kind, gas, part }: TraceStep): string => {
    const named = names.gas(gas);
    const said: Record<typeof kind, () => string> = {
      input: () => t`Entered`,
      conversion: () => t`In another unit`,
      density: () => t`Volume and mass, by the density of the fuel`,
      'calorific-value': () => t`Mass and energy, by the calorific value of the fuel`,
      contract: () => t`Covered by a contract or certificates`,
      rest: () => t`Left over by contracts and certificates`,
      factor: () => t`${named}, by the emission factor`,
      warming: () => t`${named} as CO₂e, by its warming potential`,
      total: () => (part === 'beside' ? t`All that is beside the scopes` : t`All gases together`),
      share: () => t`The share that counts`,
    };
    return said[kind]();
  };
  return {
    because,
    step,
    refusal: (refusal: FactorRefusal) => i18n._(refusals[refusal]),
    basis: (basis: string) => worded(bases, basis),
    method: (method: string) => worded(methods, method),
  };
};
