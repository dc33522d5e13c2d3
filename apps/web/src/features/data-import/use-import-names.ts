import { entityQueries, frameworkQueries, referenceQueries } from '@esg/api-client';
import { useApi, useFormatters, useLanguage } from '@esg/app-kit';
import { type ImportItem, unitChoice, unitLabel } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Names of the things in rows. */
export const useImportNames = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const { period } = useFormatters();
  const api = useApi();
  const { data: library } = useQuery(frameworkQueries.metrics(api));
  const { data: entities } = useQuery(entityQueries.all(api));
  const { data: countries = [] } = useQuery(referenceQueries.countries(api));
  const metrics = useMemo(() => new Map(library?.metrics.map(({ key, name }) => [key, name])), [library]);
  const symbolOf = (kind: string, code: string) => {
    const unit = library?.units.find((each) => each.kind === kind)?.units.find((each) => each.code === code);
    return unit ? unitLabel(unit, language) : code;
  };
  const unitsOf = (kind: string) => library?.units.find((each) => each.kind === kind)?.units ?? [];
  const choices = useMemo(
    () =>
      (library?.metrics ?? []).flatMap(({ key, name, unitKind, subMetrics }) =>
        subMetrics.flatMap((part, place) => {
          const sectionId = part.sections[0]?.id;
          if (sectionId === undefined) return [];
          const whole = name[language];
          return place === 0
            ? [{ key, sectionId, unitKind, name: whole }]
            : [{ key: sectionId, sectionId, unitKind, name: `${whole} · ${part.name[language]}` }];
        }),
      ),
    [library, language],
  );
  return {
    countries,
    symbolOf,
    /** Metrics and their parts, as choices. A whole metric has its key as id, a part its section. */
    choices,
    nameOf: (sectionId: string) => choices.find((choice) => choice.sectionId === sectionId)?.name ?? sectionId,
    unitNameOf: (code: string) => {
      const unit = library?.units.flatMap(({ units }) => units).find((each) => each.code === code);
      return unit ? unitLabel(unit, language) : code;
    },
    isOfKind: (kind: string, code: string) => unitsOf(kind).some((unit) => unit.code === code),
    /** Units of a kind, as choices. */
    unitChoices: (kind: string) =>
      unitsOf(kind).map((unit) => ({ value: unit.code, label: unitChoice(unit, language) })),
    metricNameOf: (key: string): string => metrics.get(key)?.[language] ?? key,
    metric: ({ metricKey, texts }: ImportItem): string =>
      (metricKey && metrics.get(metricKey)?.[language]) || texts.metric || metricKey || '',
    /** Entity and period, as far as they were recognised. */
    place: ({ metricKey, entityId, period: days, texts }: ImportItem): string => {
      const entity = entityId
        ? entities?.find(({ id }) => id === entityId)?.name
        : metricKey && t`The whole organisation`;
      return [entity || texts.entity, days ? period(days) : texts.period].filter(Boolean).join(' · ');
    },
  };
};
export type ImportNames = ReturnType<typeof useImportNames>;
