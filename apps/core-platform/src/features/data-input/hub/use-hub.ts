import { hubAnswerQueries, referenceQueries } from '@esg/api-client';
import { type AnswerLine, useAnswerLines, useApi, useLanguage } from '@esg/app-kit';
import { type AnswerValue, type Field, type HubAnswer, type Period, sameJson, timeName } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMay } from '../../../wizard/use-may.ts';
import { useWizard } from '../../../wizard/wizard-context.ts';

/** What the data hub has for the fields of one disclosure; nothing where the person or the organisation has no data hub. */
export const useHub = (disclosureCode: string) => {
  const api = useApi();
  const { report, readOnly } = useWizard();
  const mayRead = useMay('data-hub:read');
  const mayWrite = useMay('data-hub:write');
  const { data } = useQuery({
    ...hubAnswerQueries.difference(api, report.id, disclosureCode),
    enabled: mayRead && !readOnly,
  });
  const answers = useMemo(() => new Map(data?.answers.map((answer) => [answer.fieldKey, answer])), [data]);
  return {
    /** Whether anything of the hub is shown. */
    isOn: mayRead && !readOnly,
    answerOf: (fieldKey: string): HubAnswer | undefined => answers.get(fieldKey),
    /** Whether an answer of this field can be kept in the hub. */
    maySave: (fieldKey: string): boolean => mayWrite && (data?.metricKeys.includes(fieldKey) ?? false),
  };
};

/** Names the year that an answer was carried from; nothing for the report's own. */
export const useYearBefore = () => {
  const language = useLanguage();
  const { report } = useWizard();
  return (period: Period): string | undefined =>
    report.period && sameJson(period, report.period) ? undefined : timeName({ name: null, period }, language);
};

/** Says values of a field as people read them. */
export const useValueLines = () => {
  const { framework } = useWizard();
  const lines = useAnswerLines();
  const { data: countries = [] } = useQuery(referenceQueries.countries(useApi()));
  return (field: Field, value: AnswerValue | null): readonly AnswerLine[] =>
    lines(value, { field, units: field.unitKind ? (framework.units[field.unitKind] ?? []) : [], countries });
};
