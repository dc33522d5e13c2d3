import { paymentMutations } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import { Banner, Button, Form, Inline } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CardFields } from './CardFields.tsx';
import { useCard } from './use-card.ts';

/** Another card for the subscription there is. Its button waits until the card is complete (spec section 5). */
export const CardForm = ({ onStored }: { readonly onStored: () => void }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const entry = useCard();
  const update = useMutation(paymentMutations.updateCard(useApi(), useQueryClient()));
  const [refusal, setRefusal] = useState<unknown>();
  const pending = entry.pending || update.isPending;

  const store = async () => {
    setRefusal(undefined);
    try {
      await update.mutateAsync(await entry.takeToken());
      notify('success', msg`The card is stored`);
      onStored();
    } catch (error) {
      setRefusal(error);
    }
  };
  return (
    <Form
      aria-label={t`Another card`}
      onSubmit={() => {
        if (entry.isComplete && !pending) void store();
      }}
      errorsTitle={t`The card was not stored`}
      errors={[]}
    >
      {refusal !== undefined && <Banner tone="danger" title={problem(refusal)} />}
      <CardFields entry={entry} />
      <Inline justify="end">
        <Button type="submit" pending={pending || !entry.isComplete}>
          <Trans>Use this card</Trans>
        </Button>
      </Inline>
    </Form>
  );
};
