import { climateQueries, frameworkQueries } from '@esg/api-client';
import { lineIssue, useApi, useNumberFormat, useProblemSentences } from '@esg/app-kit';
import { climateFactorLimits, limits } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { amountOf, askedOf, type TypedFactor, wrongInGases, yearOf } from './factor-form.ts';

/** Units that an activity is measured in, and what else a factor of one of them must say. */
export const useActivityUnits = (activityTypeId: string, unit: string) => {
  const api = useApi();
  const { data: library } = useQuery(climateQueries.library(api));
  const { data: metrics } = useQuery(frameworkQueries.metrics(api));
  const type = library?.activityTypes.find(({ id }) => id === activityTypeId);
  const kinds = metrics?.units.filter(({ kind }) => type?.unitKinds.includes(kind)) ?? [];
  const unitKind = kinds.find(({ units }) => units.some(({ code }) => code === unit))?.kind;
  return {
    units: kinds.flatMap(({ units }) => units),
    asked: askedOf(type, unitKind),
  };
};

const required = { rule: 'required', params: {} } as const;
const invalid = { rule: 'invalid', params: {} } as const;
const tooLong = { rule: 'too_long', params: { length: limits.lineLengthMax } } as const;
type Issue = Parameters<ReturnType<typeof useProblemSentences>['issue']>[0];

const missing = (text: string): Issue | undefined => (text.trim() === '' ? required : undefined);
const long = (text: string): Issue | undefined => (text.trim().length > limits.lineLengthMax ? tooLong : undefined);

const issueNamed = (rule: 'required' | 'invalid' | undefined): Issue | undefined => rule && { rule, params: {} };

const isPercent = (typed: string, format: string): boolean => {
  const percent = amountOf(typed, format);
  return percent !== undefined && Number(percent) <= climateFactorLimits.uncertaintyMax;
};

/** What is wrong with what was typed, by field. */
const wrongIn = (typed: TypedFactor, asked: ReturnType<typeof askedOf>, format: string, needsPlace: boolean) => ({
  name: lineIssue(typed.name),
  activityTypeId: missing(typed.activityTypeId),
  region: missing(typed.region),
  unit: missing(typed.unit),
  basis: asked.basis ? missing(typed.basis) : undefined,
  method: asked.method ? missing(typed.method) : undefined,
  priceYear: asked.prices && yearOf(typed.priceYear) === undefined ? invalid : undefined,
  withTax: asked.prices ? missing(typed.withTax) : undefined,
  publicationYear: yearOf(typed.publicationYear) === undefined ? invalid : undefined,
  validFrom: missing(typed.validFrom),
  validTo: typed.validTo !== '' && typed.validTo < typed.validFrom ? invalid : undefined,
  source: lineIssue(typed.source),
  evidence: (needsPlace ? missing(typed.evidence) : undefined) ?? long(typed.evidence),
  licence: long(typed.licence),
  uncertaintyPercent:
    typed.uncertaintyPercent.trim() === '' || isPercent(typed.uncertaintyPercent, format) ? undefined : invalid,
  documents: undefined,
  gases: issueNamed(wrongInGases(typed.gases, format)),
});

const useLabels = () => {
  const { t } = useLingui();
  return {
    name: t`Name`,
    activityTypeId: t({ context: 'kind', message: 'Activity' }),
    region: t`Country or region`,
    unit: t`Unit`,
    basis: t`Gross or net energy content`,
    method: t`Method of scope 2`,
    priceYear: t`Year of the prices`,
    withTax: t`Prices with tax`,
    publicationYear: t`Year of publication`,
    validFrom: t`Applies from`,
    validTo: t`Applies until`,
    source: t({ message: 'Source', context: 'of a factor' }),
    evidence: t`Where in the source`,
    licence: t`Licence or terms of use`,
    uncertaintyPercent: t`Uncertainty, ± %`,
    documents: t`Evidence`,
    gases: t`Amount per unit`,
  };
};

/** The places of issues that the gateway names otherwise than the form. */
const paths: Readonly<Record<string, string>> = { priceYear: 'prices.year', withTax: 'prices.withTax' };

type Tried = {
  readonly error: unknown;
  readonly tried: boolean;
  /** Whether it must be said where in the source the factor was compared. */
  readonly needsPlace: boolean;
};

/** The label of each field, and what is wrong with it: found here once sending was tried, or by the gateway. */
export const useFactorFields = (typed: TypedFactor, { error, tried, needsPlace }: Tried) => {
  const { issue, issueAt } = useProblemSentences();
  const format = useNumberFormat();
  const id = useId();
  const labels = useLabels();
  const { asked } = useActivityUnits(typed.activityTypeId, typed.unit);
  const wrong = wrongIn(typed, asked, format, needsPlace);
  const fieldOf = (name: keyof typeof labels) => {
    const found = wrong[name];
    const label = labels[name];
    const own = tried && found ? issue(found, label) : undefined;
    return { id: `${id}${name}`, label, error: own ?? issueAt(error, paths[name] ?? name, label) };
  };
  return {
    fields: {
      name: fieldOf('name'),
      activityTypeId: fieldOf('activityTypeId'),
      region: fieldOf('region'),
      unit: fieldOf('unit'),
      basis: fieldOf('basis'),
      method: fieldOf('method'),
      priceYear: fieldOf('priceYear'),
      withTax: fieldOf('withTax'),
      gases: fieldOf('gases'),
      publicationYear: fieldOf('publicationYear'),
      validFrom: fieldOf('validFrom'),
      validTo: fieldOf('validTo'),
      source: fieldOf('source'),
      evidence: fieldOf('evidence'),
      licence: fieldOf('licence'),
      uncertaintyPercent: fieldOf('uncertaintyPercent'),
      documents: fieldOf('documents'),
    },
    isComplete: Object.values(wrong).every((each) => each === undefined),
  };
};
