import { consultancyMutations, consultancyQueries } from '@esg/api-client';
import { notify, notifyProblem, useApi, useFormatters } from '@esg/app-kit';
import type { AccessRequest } from '@esg/contract';
import { Button, Card, Dialog, Heading, Inline, Stack, Text } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { RequestState } from './RequestState.tsx';

/** For administrators of a company: what a consultancy asks of it, what became of it, and the way to end it. Nothing where none asked. */
export const AccessRequests = () => {
  const { data: requests = [] } = useQuery(consultancyQueries.accessRequests(useApi()));
  const [latest] = requests;
  if (!latest) return null;
  return <OneRequest key={latest.id} request={latest} />;
};

const done: Record<'accept' | 'decline' | 'end', MessageDescriptor> = {
  accept: msg`The consultancy can work for you again`,
  decline: msg`You declined the request`,
  end: msg`The consultancy’s access has ended`,
};

const OneRequest = ({ request }: { readonly request: AccessRequest }) => {
  const { t } = useLingui();
  const { date } = useFormatters();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const answering = useMutation(consultancyMutations.answerRequest(useApi(), queryClient));
  const [ending, setEnding] = useState(false);
  const { id, state, requestedBy } = request;
  const consultancy = request.consultancy.name;
  const until = date(request.expiresAt);
  const answer = (given: keyof typeof done) =>
    answering.mutate(
      { id, answer: given },
      {
        onSuccess: () => {
          setEnding(false);
          notify('success', done[given]);
          // The organisation is another kind of company now.
          if (given !== 'decline') void navigate({ to: '/ct' });
        },
        onError: notifyProblem,
      },
    );
  return (
    <Card as="section" aria-label={t`Request of a consultancy`}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {state === 'pending' ? (
            <Trans>{consultancy} asks to work for you again</Trans>
          ) : (
            <Trans>Request of {consultancy}</Trans>
          )}
        </Heading>
        <RequestState request={request} />
        {state === 'pending' && (
          <>
            <Text>
              <Trans>
                {requestedBy} asks for it. If you accept, the people of {consultancy} see and edit your reports and
                data, and publish your reports. Whatever they do is recorded under their own names. Your organisation
                uses its plan, and you can end this at any time. If you do nothing, the request expires on {until}.
              </Trans>
            </Text>
            <Inline gap={3}>
              <Button emphasis="strong" pending={answering.isPending} onClick={() => answer('accept')}>
                <Trans>Accept</Trans>
              </Button>
              <Button pending={answering.isPending} onClick={() => answer('decline')}>
                <Trans>Decline</Trans>
              </Button>
            </Inline>
          </>
        )}
        {state === 'accepted' && (
          <Inline>
            <Button emphasis="quiet" onClick={() => setEnding(true)}>
              <Trans>End its access</Trans>
            </Button>
          </Inline>
        )}
        <Dialog
          open={ending}
          onOpenChange={() => setEnding(false)}
          title={<Trans>End the access of {consultancy}?</Trans>}
          description={
            <Trans>
              You keep your people, reports and data, and choose your own plan. The consultancy loses access
              immediately, and the links and invitations its people created stop working.
            </Trans>
          }
          closeLabel={t`Close`}
        >
          <Inline gap={2} justify="end">
            <Button onClick={() => setEnding(false)}>
              <Trans>Keep the consultancy</Trans>
            </Button>
            <Button emphasis="danger" pending={answering.isPending} onClick={() => answer('end')}>
              <Trans>End access</Trans>
            </Button>
          </Inline>
        </Dialog>
      </Stack>
    </Card>
  );
};
