import { FormDialog, useProblemSentences } from '@esg/app-kit';
import type { ClimateFactor, ClimateLibraryFactor } from '@esg/contract';
import { Banner, Checkbox, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FactorFacts } from './FactorFacts.tsx';
import { FactorFields } from './FactorFields.tsx';
import { GasFields } from './GasFields.tsx';
import { type CheckedFactor, type FactorForm, useFactorForm } from './use-factor-form.ts';
import { useSecondPerson } from './use-second-person.ts';

type FactorDialogProps = {
  /** Left out for a new one. */
  readonly factor?: ClimateFactor | undefined;
  /** What a new one begins with, where it is one of the library that somebody compares with its publisher. */
  readonly library?: CheckedFactor | undefined;
  readonly onStored?: (factor: ClimateFactor) => void;
  readonly onClose: () => void;
};

/** Adds an own factor, also one that the library has and nobody compared, or changes one. */
export const FactorDialog = ({ factor, library, onStored, onClose }: FactorDialogProps) => {
  const { t } = useLingui();
  const [isCompared, setCompared] = useState(false);
  const form = useFactorForm({
    factor,
    library,
    isCompared,
    // What was compared is what was seen then.
    onTyped: () => setCompared(false),
    onStored: (saved) => {
      onClose();
      onStored?.(saved);
    },
  });
  const words = useDialogWords({ factor, library, isCompared });
  return (
    <FormDialog
      size="large"
      title={words.title}
      description={words.description}
      submitLabel={words.submit}
      pending={form.pending}
      onClose={onClose}
      draft={form.draft}
      onSubmit={form.submit}
      errorsTitle={factor ? t`The factor wasn’t saved` : t`The factor wasn’t added`}
      errors={form.errors}
    >
      <Refused form={form} />
      {library && <LibrarySays factor={library.factor} />}
      <FactorFields form={form} />
      <GasFields form={form} />
      {library && <Compared isCompared={isCompared} onCompare={setCompared} />}
    </FormDialog>
  );
};

type Worded = Pick<FactorDialogProps, 'factor' | 'library'> & { readonly isCompared: boolean };

const useDialogWords = ({ factor, library, isCompared }: Worded) => {
  const { t } = useLingui();
  if (factor) {
    const isUsed = factor.confirmedAt !== null;
    const description = t`A change removes the confirmation: the factor isn’t used until someone confirms it again.`;
    return { title: t`Change own factor`, description: isUsed ? description : undefined, submit: t`Save` };
  }
  const submit = isCompared ? t`Confirm and use` : t`Add factor`;
  if (!library) return { title: t`Add an own factor`, description: undefined, submit };
  return { title: t`Check a factor of the library`, description: library.factor.name, submit };
};

/** What is to be compared: the number with everything that the library says of it. */
const LibrarySays = ({ factor }: { readonly factor: ClimateLibraryFactor }) => (
  <Stack gap={2} align="stretch">
    <Text>
      <Trans>
        The library says this. It hasn’t been compared with its publisher. Open the source, compare every number, unit
        and year, and correct what differs below. Keep the name: lines and sheets that use it are then calculated by
        this factor.
      </Trans>
    </Text>
    <FactorFacts factor={factor} />
  </Stack>
);

type ComparedProps = { readonly isCompared: boolean; readonly onCompare: (isCompared: boolean) => void };

/** The confirmation, which goes by the rules of own factors: it is left to others where the person may not confirm what they enter. */
const Compared = ({ isCompared, onCompare }: ComparedProps) => {
  const { t } = useLingui();
  const { mayConfirmOwn } = useSecondPerson();
  if (!mayConfirmOwn)
    return (
      <Text>
        <Trans>Someone else must confirm the factor before it’s used.</Trans>
      </Text>
    );
  return (
    <Checkbox
      label={t`I compared all of this with the source`}
      hint={t`Without this the factor is added, and isn’t used until someone confirms it.`}
      value={isCompared}
      onChange={({ value }) => onCompare(value)}
    />
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
