import { explanationQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { Answer, Disclosure, FieldExplanation, FigureChange } from '@esg/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWizard } from '../../../wizard/wizard-context.ts';
import type { LastValues } from './LastValue.tsx';

/** How the figures of a disclosure differ from last period's, and the reasons given, by field. Loaded again when a figure is stored. */
export const useChanges = (
  { code, fields }: Disclosure,
  answers: ReadonlyMap<string, Answer> | undefined,
  last: LastValues,
) => {
  const api = useApi();
  const { report } = useWizard();
  const compared = fields.filter(({ key, type }) => (type === 'number' || type === 'integer') && last.of.has(key));
  const stamp = compared.map(({ key }) => answers?.get(key)?.version ?? 0).join('.');
  const isOn = answers !== undefined && compared.length > 0;
  const changes = useQuery({
    ...explanationQueries.changesOf(api, report.id, code, stamp),
    enabled: isOn,
    placeholderData: keepPreviousData,
  });
  const said = useQuery({ ...explanationQueries.ofReport(api, report.id), enabled: isOn });
  return useMemo(() => {
    const ofDisclosure = said.data?.filter(({ disclosureCode }) => disclosureCode === code) ?? [];
    return {
      changeOf: new Map<string, FigureChange>(changes.data?.map((each) => [each.fieldKey, each])),
      saidOf: new Map<string, FieldExplanation>(ofDisclosure.map((each) => [each.fieldKey, each])),
    };
  }, [changes.data, said.data, code]);
};
