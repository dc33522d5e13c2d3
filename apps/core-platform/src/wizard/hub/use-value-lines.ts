import { referenceQueries } from '@esg/api-client';
import { type AnswerLine, useAnswerLines, useApi, useLanguage } from '@esg/app-kit';
import { type AnswerValue, type Field, type Period, sameJson, timeName } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useWizard } from '../wizard-context.ts';

/** Names the year that an answer was copied from; nothing for the report's own. */
export const useYearBefore = () => {
  const language = useLanguage();
  const { report } = useWizard();
  return (period: Period): string | undefined =>
    report.period && sameJson(period, report.period) ? undefined : timeName({ name: null, period }, language);
};

/** The values of a field as people read them. */
export const useValueLines = () => {
  const { framework } = useWizard();
  const lines = useAnswerLines();
  const { data: countries = [] } = useQuery(referenceQueries.countries(useApi()));
  return (field: Field, value: AnswerValue | null): readonly AnswerLine[] =>
    lines(value, { field, units: field.unitKind ? (framework.units[field.unitKind] ?? []) : [], countries });
};
