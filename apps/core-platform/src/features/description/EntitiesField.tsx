import { entityQueries } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import { isInUse } from '@esg/contract';
import { MultiSelect, Stack, Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ConflictNotice } from '../../wizard/ConflictNotice.tsx';
import { useMay } from '../../wizard/use-may.ts';
import { useReportField } from '../../wizard/use-report-field.ts';
import { useSaveWords } from '../../wizard/use-save-words.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { FiguresByEntityField } from './FiguresByEntityField.tsx';
import { InFullNotice } from './InFullNotice.tsx';

/** Entities whose data fills the report, and whether their figures are listed; none means the whole organisation. Only where there is a data hub with entities. */
export const EntitiesField = () => {
  const { t } = useLingui();
  const { list } = useFormatters();
  const { readOnly, report } = useWizard();
  const mayRead = useMay('data-hub:read');
  const field = useReportField('entityIds');
  const { data: entities = [] } = useQuery({ ...entityQueries.all(useApi()), enabled: mayRead });
  const label = t`Entities covered`;
  const { saved, error } = useSaveWords(field.state, label);
  if (entities.length === 0) return null;
  const nameOf = (id: string) => entities.find((entity) => entity.id === id)?.name ?? id;
  return (
    <Stack gap={2}>
      <MultiSelect
        label={label}
        hint={t`Data of these entities, and of all below them, fills the report. Leave it empty for the whole organisation.`}
        saved={saved}
        error={error}
        placeholder={t`Whole organisation`}
        disabled={readOnly}
        value={field.value}
        onChange={({ value }) => field.change(value)}
        options={entities
          .filter((entity) => isInUse(entity) || field.value.includes(entity.id))
          .map(({ id, name }) => ({ value: id, label: name }))}
        labels={{
          list: t`Entities`,
          none: t`No such entity`,
          chosen: label,
          remove: (choice) => t`Remove ${choice.label}`,
        }}
      />
      <ConflictNotice
        field={field}
        label={label}
        show={(value) => <Text>{value.length === 0 ? t`Whole organisation` : list(value.map(nameOf))}</Text>}
      />
      {report.period && field.value.length > 0 && (
        <InFullNotice entities={entities} chosen={field.value} period={report.period} />
      )}
      <FiguresByEntityField entities={entities} />
    </Stack>
  );
};
