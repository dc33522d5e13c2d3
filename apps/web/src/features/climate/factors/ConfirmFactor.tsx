import { climateFactorMutations, currentOf } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import type { ClimateFactor } from '@esg/contract';
import { Banner, Button, Checkbox, Dialog, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FactorDocuments } from '../documents/FactorDocuments.tsx';
import { FactorFacts } from './FactorFacts.tsx';
import { useSecondPerson } from './use-second-person.ts';

type ConfirmFactorProps = { readonly factor: ClimateFactor; readonly onClose: () => void };

/** The factor that is compared, and sending that it was; one that was changed meanwhile takes its place. */
const useConfirmation = (opened: ClimateFactor, onClose: () => void) => {
  const confirm = useMutation(climateFactorMutations.confirm(useApi(), useQueryClient()));
  const [factor, setFactor] = useState(opened);
  const [compared, setCompared] = useState(false);
  const send = () =>
    confirm.mutate(
      { id: factor.id, version: factor.version },
      {
        onSuccess: () => {
          notify('success', msg`Factor confirmed. Recalculate to use it for lines that are there already.`);
          onClose();
        },
        onError: (error) => {
          const current = currentOf<ClimateFactor>(error);
          if (!current) return;
          setFactor(current);
          setCompared(false);
        },
      },
    );
  return { factor, compared, setCompared, confirm, send };
};

/** The second look: everything that the factor states, to be compared with its source. One that was changed meanwhile is looked at again. */
export const ConfirmFactor = ({ factor: opened, onClose }: ConfirmFactorProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { factor, compared, setCompared, confirm, send } = useConfirmation(opened, onClose);
  const isForOthers = useSecondPerson().isForOthers(factor);
  const isReady = compared && !isForOthers;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Compare the factor with its source</Trans>}
      description={factor.name}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            emphasis="strong"
            pending={confirm.isPending}
            aria-disabled={!isReady}
            onClick={() => isReady && send()}
          >
            <Trans>Confirm factor</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4} align="stretch">
        {isForOthers && <ForOthers />}
        {confirm.error && <Banner tone="danger" title={problem(confirm.error)} />}
        <Text>
          <Trans>
            Open the source and compare every number, unit and year. It is best done by someone other than{' '}
            {factor.updatedBy}, who entered it.
          </Trans>
        </Text>
        <FactorFacts factor={factor} />
        <FactorDocuments documents={factor.documents} />
        <Checkbox
          label={t`I compared all of this with the source`}
          value={compared}
          onChange={({ value }) => setCompared(value)}
        />
      </Stack>
    </Dialog>
  );
};

/** Why this person cannot confirm what they entered. */
const ForOthers = () => (
  <Banner tone="warning" title={<Trans>A second person must confirm this factor</Trans>}>
    <Trans>
      You entered or last changed it, and your organisation’s rules ask for a second person. Ask a colleague who may
      confirm factors.
    </Trans>
  </Banner>
);
