import { removalMutations, removalQueries } from '@esg/api-client';
import { notify, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { Banner, Button } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Says to everybody that the organisation will be deleted, and lets its administrators cancel that. */
export const RemovalNotice = ({ mayWithdraw }: { readonly mayWithdraw: boolean }) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { date } = useFormatters();
  const { problem } = useProblemSentences();
  const { data } = useQuery(removalQueries.own(api));
  const withdraw = useMutation(removalMutations.withdraw(api, queryClient));
  if (!data?.removal) return null;
  const { requestedBy } = data.removal;
  const day = date(data.removal.at);
  const keep = () => withdraw.mutate(undefined, { onSuccess: () => notify('success', msg`The organisation is kept`) });
  return (
    <Banner
      tone="warning"
      role="status"
      title={<Trans>Your organisation will be deleted on {day}</Trans>}
      action={
        mayWithdraw && (
          <Button pending={withdraw.isPending} onClick={keep}>
            <Trans>Keep the organisation</Trans>
          </Button>
        )
      }
    >
      {withdraw.error ? (
        problem(withdraw.error)
      ) : (
        <Trans>{requestedBy} requested this. Until then an administrator can undo it.</Trans>
      )}
    </Banner>
  );
};
