import { climateInventoryMutations } from '@esg/api-client';
import { FormDialog, useApi, useDraft, useLanguage, useProblemSentences } from '@esg/app-kit';
import type { BaseYearAdoption } from '@esg/contract';
import { Banner, Button, Text, TextArea } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type AdoptBaseYearProps = {
  /** What is shown: the number of the adopted one, 0 where there is none, the months and what they come to. */
  readonly seen: Pick<BaseYearAdoption, 'version' | 'period' | 'present'>;
  readonly isFirst: boolean;
  /** Whether every line of the base year has a current result. */
  readonly isReady: boolean;
};

/** Makes what the base year comes to now the base year, with a reason. */
export const AdoptBaseYear = (props: AdoptBaseYearProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const { isFirst, isReady } = props;
  if (!isReady)
    return (
      <Text tone="muted">
        <Trans>It can be adopted once every line of the base year has a current result.</Trans>
      </Text>
    );
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>
        {isFirst ? <Trans>Adopt as the base year</Trans> : <Trans>Adopt the recalculated base year</Trans>}
      </Button>
      {isOpen && <AdoptDialog {...props} onClose={() => setIsOpen(false)} />}
    </div>
  );
};

const AdoptDialog = ({ seen, isFirst, onClose }: AdoptBaseYearProps & { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { problem } = useProblemSentences();
  const draft = useDraft('climate-base-year-reason', '');
  const [isTried, setIsTried] = useState(false);
  const adopt = useMutation(climateInventoryMutations.adopt(useApi(), useQueryClient()));
  const reason = draft.value.trim();
  const isMissing = isTried && reason === '';
  const submit = () => {
    setIsTried(true);
    if (reason === '') return;
    adopt.mutate(
      { ...seen, reason, language },
      {
        onSuccess: () => {
          draft.done(draft.value);
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={isFirst ? <Trans>Adopt as the base year</Trans> : <Trans>Adopt the recalculated base year</Trans>}
      description={
        isFirst ? (
          <Trans>Its figures are kept as they are now, and later changes are compared with them.</Trans>
        ) : (
          <Trans>
            The former base year stays in the history. Figures that were published to the data hub are published again,
            and those that published reports print are restated with your reason.
          </Trans>
        )
      }
      submitLabel={<Trans>Adopt</Trans>}
      pending={adopt.isPending}
      onClose={onClose}
      draft={draft}
      onSubmit={submit}
      errorsTitle={t`The base year wasn’t adopted`}
      errors={[]}
    >
      {adopt.error && <Banner tone="danger" title={problem(adopt.error)} />}
      <TextArea
        label={t`Reason`}
        required
        value={draft.value}
        error={isMissing ? t`Enter the reason` : undefined}
        onChange={({ value }) => draft.change(value)}
      />
    </FormDialog>
  );
};
