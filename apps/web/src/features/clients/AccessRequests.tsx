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

/**
 * For administrators of a company: requests of a consultancy for access, their state, and a way to end the access, also of a consultancy
 * that has managed the company from the beginning. Shows nothing without a request or a consultancy.
 */
export const AccessRequests = () => {
  const api = useApi();
  const { data: requests = [] } = useQuery(consultancyQueries.accessRequests(api));
  const { data: company } = useQuery(consultancyQueries.company(api));
  const [latest] = requests;
  const consultancy = company?.client ? company.consultancy : null;
  if (consultancy && latest?.state !== 'accepted') return <Managed consultancy={consultancy.name} />;
  if (!latest) return null;
  return <OneRequest key={latest.id} request={latest} />;
};

const done: Record<'accept' | 'decline' | 'end', MessageDescriptor> = {
  accept: msg`The consultancy can work for you again`,
  decline: msg`You declined the request`,
  end: msg`The consultancy’s access has ended`,
};

type Answer = keyof typeof done;
type Answering = { readonly pending: boolean; readonly answer: (given: Answer) => void };

/** Sends an answer and reloads: accepting or ending access changes the kind of the organisation. */
const useAnswer = ({ id }: AccessRequest): Answering => {
  const navigate = useNavigate();
  const answering = useMutation(consultancyMutations.answerRequest(useApi(), useQueryClient()));
  const answer = (given: Answer) =>
    answering.mutate(
      { id, answer: given },
      {
        onSuccess: () => {
          notify('success', done[given]);
          if (given !== 'decline') void navigate({ to: '/ct' });
        },
        onError: notifyProblem,
      },
    );
  return { pending: answering.isPending, answer };
};

const OneRequest = ({ request }: { readonly request: AccessRequest }) => {
  const { t } = useLingui();
  const answering = useAnswer(request);
  const { state } = request;
  const consultancy = request.consultancy.name;
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
        {state === 'pending' && <Pending request={request} {...answering} />}
        {state === 'accepted' && (
          <EndAccess consultancy={consultancy} pending={answering.pending} onEnd={() => answering.answer('end')} />
        )}
      </Stack>
    </Card>
  );
};

/** The consequences of accepting, and both answers. */
const Pending = ({ request, pending, answer }: Answering & { readonly request: AccessRequest }) => {
  const { date } = useFormatters();
  const { requestedBy } = request;
  const consultancy = request.consultancy.name;
  const until = date(request.expiresAt);
  return (
    <>
      <Text>
        <Trans>
          {requestedBy} sent this request. If you accept, people at {consultancy} can see and edit your reports and
          data, and publish your reports. Everything they do is recorded under their own names. Your organisation is
          covered by its plan, and you can end this at any time. If you do nothing, the request expires on {until}.
        </Trans>
      </Text>
      <Inline gap={3}>
        <Button emphasis="strong" pending={pending} onClick={() => answer('accept')}>
          <Trans>Accept</Trans>
        </Button>
        <Button pending={pending} onClick={() => answer('decline')}>
          <Trans>Decline</Trans>
        </Button>
      </Inline>
    </>
  );
};

/** A consultancy that works for the company without having asked. */
const Managed = ({ consultancy }: { readonly consultancy: string }) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const ending = useMutation(consultancyMutations.endManagement(useApi(), useQueryClient()));
  const end = () =>
    ending.mutate(undefined, {
      onSuccess: () => {
        notify('success', done.end);
        void navigate({ to: '/ct' });
      },
      onError: notifyProblem,
    });
  return (
    <Card as="section" aria-label={t`Your consultancy`}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          <Trans>{consultancy} works for you</Trans>
        </Heading>
        <Text>
          <Trans>
            People at {consultancy} can see and edit your reports and data, and publish your reports. Everything they do
            is recorded under their own names. Your organisation is covered by its plan, and you can end this at any
            time.
          </Trans>
        </Text>
        <EndAccess consultancy={consultancy} pending={ending.isPending} onEnd={end} />
      </Stack>
    </Card>
  );
};

type EndAccessProps = { readonly consultancy: string; readonly pending: boolean; readonly onEnd: () => void };

/** Ends the access of a consultancy, after a confirmation. */
const EndAccess = ({ consultancy, pending, onEnd }: EndAccessProps) => {
  const { t } = useLingui();
  const [ending, setEnding] = useState(false);
  const close = () => setEnding(false);
  return (
    <>
      <Inline>
        <Button emphasis="quiet" onClick={() => setEnding(true)}>
          <Trans>End its access</Trans>
        </Button>
      </Inline>
      <Dialog
        open={ending}
        onOpenChange={close}
        title={<Trans>End the access of {consultancy}?</Trans>}
        description={
          <Trans>
            You keep your people, reports and data, and choose your own plan. The consultancy loses access immediately,
            and the links and invitations its people created stop working.
          </Trans>
        }
        closeLabel={t`Close`}
      >
        <Inline gap={2} justify="end">
          <Button onClick={close}>
            <Trans>Keep the consultancy</Trans>
          </Button>
          <Button emphasis="danger" pending={pending} onClick={onEnd}>
            <Trans>End access</Trans>
          </Button>
        </Inline>
      </Dialog>
    </>
  );
};
