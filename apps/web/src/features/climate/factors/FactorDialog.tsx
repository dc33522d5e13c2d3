import { FormDialog, useProblemSentences } from '@esg/app-kit';
import type { ClimateFactor } from '@esg/contract';
import { Banner, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FactorFacts } from './FactorFacts.tsx';
import { FactorFields } from './FactorFields.tsx';
import { GasFields } from './GasFields.tsx';
import { type FactorForm, useFactorForm } from './use-factor-form.ts';

type FactorDialogProps = {
  /** Left out for a new one. */
  readonly factor?: ClimateFactor | undefined;
  readonly onClose: () => void;
};

/** Adds an own factor or changes one. */
export const FactorDialog = ({ factor, onClose }: FactorDialogProps) => {
  const { t } = useLingui();
  const form = useFactorForm({ factor, onStored: onClose });
  return (
    <FormDialog
      size="large"
      title={factor ? <Trans>Change own factor</Trans> : <Trans>Add an own factor</Trans>}
      description={
        factor?.confirmedAt ? (
          <Trans>A change removes the confirmation: the factor isn’t used until someone confirms it again.</Trans>
        ) : undefined
      }
      submitLabel={factor ? <Trans>Save</Trans> : <Trans>Add factor</Trans>}
      pending={form.pending}
      onClose={onClose}
      draft={form.draft}
      onSubmit={form.submit}
      errorsTitle={factor ? t`The factor wasn’t saved` : t`The factor wasn’t added`}
      errors={form.errors}
    >
      <Refused form={form} />
      <FactorFields form={form} />
      <GasFields form={form} />
    </FormDialog>
  );
};

/** Why it was not stored; and where somebody else was first, what they stored. */
const Refused = ({ form: { error, errors, competing } }: { readonly form: FactorForm }) => {
  const { problem } = useProblemSentences();
  if (!error || errors.length > 0) return null;
  if (error.code !== 'resource.stale' || !competing) return <Banner tone="danger" title={problem(error)} />;
  return (
    <Banner tone="danger" title={problem(error)}>
      <Stack gap={2}>
        <Text>
          <Trans>As it is stored now. Yours is below; saving again replaces it.</Trans>
        </Text>
        <FactorFacts factor={competing} />
      </Stack>
    </Banner>
  );
};
