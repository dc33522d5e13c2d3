import type { Entity } from '@esg/contract';
import { Stack, Switch, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConflictNotice } from '../../wizard/ConflictNotice.tsx';
import { useReportField } from '../../wizard/use-report-field.ts';
import { useSaveWords } from '../../wizard/use-save-words.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { EntityLevelField } from './EntityLevelField.tsx';

/** Whether sums that come from the data hub list what each entity adds to them. */
export const FiguresByEntityField = ({ entities }: { readonly entities: readonly Entity[] }) => {
  const { t } = useLingui();
  const { readOnly } = useWizard();
  const field = useReportField('figuresByEntity');
  const label = t`Figures by entity`;
  const { saved, error } = useSaveWords(field.state, label);
  return (
    <Stack gap={2}>
      <Switch
        label={label}
        hint={t`Totals from the data hub list each entity’s share below them. Answers you already took change when you take them again.`}
        saved={saved}
        error={error}
        disabled={readOnly}
        value={field.value}
        onChange={({ value }) => field.change(value)}
      />
      {field.value && <EntityLevelField entities={entities} />}
      <ConflictNotice
        field={field}
        label={label}
        show={(value) => <Text>{value ? <Trans>On</Trans> : <Trans>Off</Trans>}</Text>}
      />
    </Stack>
  );
};
