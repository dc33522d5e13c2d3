import { paymentMutations, paymentQueries } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import type { Subscription } from '@esg/contract';
import { Banner, Button, Dialog, Form } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { SeatsField } from './plan/SeatsField.tsx';
import { readSeats, seatRefusal } from './plan/seat-count.ts';
import { useSeatSentence } from './plan/use-seat-sentence.ts';
import { SeatCost } from './SeatCost.tsx';

type SeatsDialogProps = { readonly onClose: () => void; readonly subscription: Subscription };

/** A number of seats while it is typed: its price now from the gateway, or why it is refused. */
const useChange = (subscription: Subscription) => {
  const api = useApi();
  const [typed, setTyped] = useState(String(subscription.seatsAtRenewal ?? subscription.seats));
  const seat = readSeats(typed);
  const refusal = seatRefusal(typed);
  // While somebody types or steps on, the last price stays in sight.
  const asked = useDeferredValue(seat);
  const quote = useQuery({
    ...paymentQueries.seatQuote(api, asked ?? 0),
    enabled: asked !== undefined && !refusal,
    placeholderData: (before) => before,
    retry: false,
  });
  const isCurrent = quote.isSuccess && !quote.isPlaceholderData && asked === seat;
  return { typed, setTyped, seat, refusal, quote, isCurrent, isSame: seat === subscription.seats };
};

/** Changes the number of seats, and shows the price before people agree. */
export const SeatsDialog = ({ onClose, subscription }: SeatsDialogProps) => {
  const { t } = useLingui();
  const id = useId();
  const formId = useId();
  const { problem } = useProblemSentences();
  const seatSentence = useSeatSentence();
  const [tried, setTried] = useState(false);
  const { typed, setTyped, seat, refusal, quote, isCurrent, isSame } = useChange(subscription);
  const change = useMutation(paymentMutations.changeSeats(useApi(), useQueryClient()));
  const isUnchanged = isSame && subscription.seatsAtRenewal === null;
  const refused = seatSentence(refusal) ?? (quote.error ? problem(quote.error) : undefined);
  const error = refused ?? (tried && isUnchanged ? t`You already have this number of seats` : undefined);

  const save = () => {
    setTried(true);
    if (seat === undefined || refusal || !isCurrent || isUnchanged || change.isPending) return;
    change.mutate(seat, {
      onSuccess: () => {
        notify('success', msg`The seats are changed`);
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={<Trans>Change seats</Trans>}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <Button type="submit" form={formId} emphasis="strong" pending={change.isPending}>
            <Trans>Confirm the change</Trans>
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        aria-label={t`Seats`}
        onSubmit={save}
        errorsTitle={t`The seats weren’t changed`}
        errors={tried && error ? [{ fieldId: id, message: error }] : []}
      >
        {change.error && <Banner tone="danger" title={problem(change.error)} />}
        <SeatsField id={id} value={typed} onChange={setTyped} error={error} />
        {quote.data && !refused && <SeatCost quote={quote.data} subscription={subscription} />}
      </Form>
    </Dialog>
  );
};
