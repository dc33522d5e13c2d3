import { invitationQueries } from '@esg/api-client';
import { Refusal } from '@esg/app-kit/forms';
import type { InvitationView } from '@esg/contract';
import { Button, Skeleton, SkeletonGroup, Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountsPage } from '../../page/AccountsPage.tsx';
import { pageAddress } from '../../page/addresses.ts';
import { ExpiredLink } from '../../page/ExpiredLink.tsx';
import type { PageProps } from '../../page/page-props.ts';
import { AcceptInvitationForm } from './AcceptInvitationForm.tsx';
import { organisationOf } from './organisation-of.ts';
import { ReplacedLink } from './ReplacedLink.tsx';

/** The page that an invitation's link leads to. */
export const AcceptInvitationPage = (page: PageProps) => {
  const { t } = useLingui();
  const [expired, setExpired] = useState(!page.linkKey);
  const { data, error, refetch } = useQuery({
    ...invitationQueries.byKey(page.api, page.linkKey),
    enabled: !expired,
    // Does not disturb somebody who fills in the form.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const newerAt = error?.newerLinkSentAt;
  const gone = expired || error?.code === 'auth.link_invalid' || newerAt !== undefined;
  return (
    <AccountsPage
      page={page}
      title={t`Accept the invitation`}
      step={expired || newerAt !== undefined ? 'expired' : 'form'}
    >
      {gone && (newerAt === undefined ? <Gone page={page} /> : <ReplacedLink page={page} newerAt={newerAt} />)}
      {!gone && error && (
        <Stack gap={4} align="start">
          <Refusal error={error} />
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </Stack>
      )}
      {!gone && !error && !data && <Awaited />}
      {!gone && data && (
        <Stack gap={6}>
          <Invitation invitation={data} />
          <AcceptInvitationForm
            page={page}
            invitation={data}
            onExpired={() => setExpired(true)}
            onReplaced={() => void refetch()}
          />
        </Stack>
      )}
    </AccountsPage>
  );
};

const Invitation = ({ invitation }: { readonly invitation: InvitationView }) => {
  const { invitedBy, email } = invitation;
  const organizationName = organisationOf(invitation);
  return (
    <Stack gap={2}>
      <Text>
        <Trans>
          {invitedBy} invites you to join {organizationName}.
        </Trans>
      </Text>
      <Text tone="muted">
        <Trans>You will sign in with {email}.</Trans>
      </Text>
    </Stack>
  );
};

const Gone = ({ page }: { readonly page: PageProps }) => (
  <ExpiredLink>
    <Text>
      <Trans>
        If you have already accepted, <TextLink href={pageAddress('/sign-in', page)}>sign in</TextLink>. Otherwise ask
        the person who invited you to invite you again.
      </Trans>
    </Text>
  </ExpiredLink>
);

const Awaited = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the invitation`}>
      <Stack gap={4}>
        <Skeleton width="80%" />
        <Skeleton shape="block" height="48px" />
        <Skeleton shape="block" height="48px" />
        <Skeleton shape="block" height="48px" />
      </Stack>
    </SkeletonGroup>
  );
};
