import {
  type AnswerValue,
  canonicalAnswer,
  checkAnswer,
  type Framework,
  type Issue,
  isAnswered,
  issueAt,
  type Metric,
  metricKeyOf,
} from '@esg/contract';
import { findMetric, listCountries, unitsOfKind } from '@esg/standards';
import { ProblemError } from '../../platform/http/index.ts';

const countryIds = new Set(listCountries().map(({ id }) => id));

/** The metric that a section of the library belongs to; undefined for a section that it does not have. */
export const metricOf = (sectionId: string): Metric | undefined => {
  const metric = findMetric(metricKeyOf(sectionId));
  const has = metric?.subMetrics.some(({ sections }) => sections.some(({ id }) => id === sectionId));
  return has ? metric : undefined;
};

/** The same, refused with `request.invalid` where there is none. */
export const requireMetric = (sectionId: string): Metric => {
  const metric = metricOf(sectionId);
  if (!metric) throw new ProblemError('request.invalid', { issues: [issueAt('sectionId', 'choice_unknown')] });
  return metric;
};

const unitsOf = (kind: string | null): Framework['units'] => (kind === null ? {} : { [kind]: [...unitsOfKind(kind)] });

const issuesOf = (value: AnswerValue, metric: Metric): Issue[] => {
  const issues = checkAnswer(value, metric, { units: unitsOf(metric.unitKind), countryIds });
  return issues.length === 0 && !isAnswered(value) ? [issueAt('value', 'required')] : issues;
};

/** Whether the metric accepts the value. */
export const fitsMetric = (value: AnswerValue, metric: Metric): boolean => issuesOf(value, metric).length === 0;

/** The value as it is stored. Throws `data_point.invalid` where it is empty or does not fit the metric. */
export const fittingValue = (value: AnswerValue, metric: Metric): AnswerValue => {
  const issues = issuesOf(value, metric);
  if (issues.length > 0) throw new ProblemError('data_point.invalid', { issues });
  return canonicalAnswer(value);
};
