import { paymentMutations } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import { Banner, Button, Form, Inline } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CardFields } from './CardFields.tsx';
import { useCardEntry } from './card-entry.ts';

/** Replaces the card of the subscription. Its button waits until the card is complete (spec section 5). */
export const CardForm = ({ onStored }: { readonly onStored: () => void }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const entry = useCardEntry();
  const update = useMutation(paymentMutations.updateCard(useApi(), useQueryClient()));
  const store = useMutation({
    mutationFn: async () => update.mutateAsync(await entry.takeToken()),
    onSuccess: () => {
      notify('success', msg`The card is stored`);
      onStored();
    },
  });
  return (
    <Form
      aria-label={t`Another card`}
      onSubmit={() => {
        if (entry.isComplete && !store.isPending) store.mutate();
      }}
      errorsTitle={t`The card wasn’t stored`}
      errors={[]}
    >
      {store.error && <Banner tone="danger" title={problem(store.error)} />}
      <CardFields {...entry.fields} />
      <Inline justify="end">
        <Button type="submit" emphasis="strong" pending={store.isPending || !entry.isComplete}>
          <Trans>Use this card</Trans>
        </Button>
      </Inline>
    </Form>
  );
};
