import { referenceQueries } from '@esg/api-client';
import { FieldEditor, FormDialog, useApi, useDraft } from '@esg/app-kit';
import type { AnswerValue, Field, Suggestion } from '@esg/contract';
import { Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useWizard } from '../../../wizard/wizard-context.ts';

type EditSuggestionDialogProps = {
  readonly field: Field;
  readonly suggestion: Suggestion;
  readonly pending: boolean;
  readonly onAccept: (value: AnswerValue) => void;
  readonly onClose: () => void;
};

/** Changes what was found before it becomes the answer. The record keeps both. */
export const EditSuggestionDialog = ({ field, suggestion, pending, onAccept, onClose }: EditSuggestionDialogProps) => {
  const { t } = useLingui();
  const { report, framework } = useWizard();
  const { data: countries = [] } = useQuery(referenceQueries.countries(useApi()));
  const draft = useDraft<{ readonly value: AnswerValue | null }>(`suggestion/${suggestion.id}`, {
    value: suggestion.value,
  });
  const { value } = draft.value;
  const fieldId = useId();
  // Letters in a number have no value.
  const [isHeld, setHeld] = useState(false);
  const [tried, setTried] = useState(false);
  const isMissing = isHeld || value === null;
  const submit = () => {
    setTried(true);
    if (!isHeld && value) onAccept(value);
  };
  return (
    <FormDialog
      title={<Trans>Edit the suggestion</Trans>}
      description={
        <Trans>Your value becomes the answer. The history keeps what was suggested and what you changed.</Trans>
      }
      submitLabel={<Trans>Accept with changes</Trans>}
      pending={pending}
      draft={draft}
      onClose={onClose}
      onSubmit={submit}
      errorsTitle={t`The answer wasn’t saved yet`}
      errors={tried && isMissing ? [{ fieldId, message: t`Enter a value` }] : []}
    >
      <FieldEditor
        id={fieldId}
        field={field}
        value={value}
        onChange={(next) => {
          setHeld(false);
          draft.change({ value: next });
        }}
        onHold={() => setHeld(true)}
        units={field.unitKind ? (framework.units[field.unitKind] ?? []) : []}
        countries={countries}
        reportLanguages={report.languages}
      />
      {suggestion.citation && (
        <Text size="sm" tone="muted">
          {suggestion.citation.quote}
        </Text>
      )}
    </FormDialog>
  );
};
