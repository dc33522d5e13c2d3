import { ownAccountMutations, ownAccountQueries } from '@esg/api-client';
import { notify, useApi } from '@esg/app-kit';
import type { AccountSession } from '@esg/contract';
import { Button, Inline, Stack } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../Answered.tsx';
import { Section } from '../Section.tsx';
import { EndSessionsDialog } from './EndSessionsDialog.tsx';
import { SessionRow } from './SessionRow.tsx';

/** The sign-ins of the person, the last used first, with a button to end each. */
export const Sessions = () => {
  const { t } = useLingui();
  const sessions = useQuery(ownAccountQueries.sessions(useApi()));
  const [ending, setEnding] = useState<AccountSession | 'others'>();
  return (
    <Section
      title={<Trans>Where you are signed in</Trans>}
      purpose={<Trans>End any session you don’t recognise, then change your password.</Trans>}
    >
      <Answered query={sessions} failed={<Trans>Couldn’t load your sessions</Trans>}>
        {(list) => (
          <Stack gap={4}>
            <Stack as="ul" gap={3} aria-label={t`Sessions`}>
              {list.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
              ))}
            </Stack>
            {list.some(({ isCurrent }) => !isCurrent) && (
              <Inline justify="end">
                <Button onClick={() => setEnding('others')}>
                  <Trans>Sign out everywhere else</Trans>
                </Button>
              </Inline>
            )}
          </Stack>
        )}
      </Answered>
      {ending && <EndDialog ending={ending} onClose={() => setEnding(undefined)} />}
    </Section>
  );
};

type EndDialogProps = { readonly ending: AccountSession | 'others'; readonly onClose: () => void };

const EndDialog = ({ ending, onClose }: EndDialogProps) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const one = useMutation(ownAccountMutations.endSession(api, queryClient));
  const others = useMutation(ownAccountMutations.endOtherSessions(api, queryClient));
  const done = () => {
    notify('success', ending === 'others' ? msg`You are signed out everywhere else` : msg`The session has ended`);
    onClose();
  };
  return (
    <EndSessionsDialog
      all={ending === 'others'}
      error={one.error ?? others.error}
      pending={one.isPending || others.isPending}
      onClose={onClose}
      onConfirm={() =>
        ending === 'others' ? others.mutate(undefined, { onSuccess: done }) : one.mutate(ending.id, { onSuccess: done })
      }
    />
  );
};
