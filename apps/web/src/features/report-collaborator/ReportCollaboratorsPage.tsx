import { sessionQueries } from '@esg/api-client';
import { LoadFailed, useApi, usePageTitle } from '@esg/app-kit';
import { localDay, type ReportCollaborators } from '@esg/contract';
import { Button, EmptyState, Inline, Page, Skeleton, SkeletonGroup, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CollaboratorFilters } from './CollaboratorFilters.tsx';
import { CollaboratorTable } from './CollaboratorTable.tsx';
import { CollaboratorToolbar } from './CollaboratorToolbar.tsx';
import { findRows, rowsOf } from './collaborator-rows.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { ReminderSettingsDialog } from './ReminderSettingsDialog.tsx';
import { useChatQuestion } from './use-chat-question.ts';
import { useCollaboratorSearch } from './use-collaborator-search.ts';
import { useCollaborators } from './use-collaborators.ts';

type Open = 'invite' | 'reminders';

/** Everybody who works on the organisation's reports: colleagues and external people, their questions, and their progress. */
export const ReportCollaboratorsPage = () => {
  const { t } = useLingui();
  const title = t`Report collaborators`;
  usePageTitle(title);
  const api = useApi();
  const { pages, isReading, error, retry } = useCollaborators();
  const { data: profile } = useQuery(sessionQueries.profile(api));
  const may = (permission: 'report:write' | 'organisation:write') => profile?.permissions.includes(permission) ?? false;
  const [open, setOpen] = useState<Open>();
  const { search, change } = useCollaboratorSearch();
  const question = useChatQuestion();
  const close = () => {
    setOpen(undefined);
    // The question of a chat, which the address named, has been asked or was left.
    if (question) change({});
  };
  return (
    <Page
      title={title}
      purpose={<Trans>Ask colleagues and external people for answers, and see how far they are.</Trans>}
      action={
        pages && (
          <Inline gap={2}>
            {may('organisation:write') && (
              <Button onClick={() => setOpen('reminders')}>
                <Trans>Reminders</Trans>
              </Button>
            )}
            {may('report:write') && (
              <Button emphasis="strong" onClick={() => setOpen('invite')}>
                <Trans>Invite people</Trans>
              </Button>
            )}
          </Inline>
        )
      }
    >
      <Stack gap={3}>
        {pages && <Collaborators pages={pages} isReading={isReading} mayWrite={may('report:write')} />}
        {(!pages || error) && <Unread error={error} onRetry={retry} />}
      </Stack>
      {(open === 'invite' || (question && may('report:write'))) && (
        <InviteDialog reportId={search.report} question={question} onClose={close} />
      )}
      {open === 'reminders' && <ReminderSettingsDialog onClose={close} />}
    </Page>
  );
};

type CollaboratorsProps = {
  readonly pages: readonly ReportCollaborators[];
  readonly isReading: boolean;
  readonly mayWrite: boolean;
};

const Collaborators = ({ pages, isReading, mayWrite }: CollaboratorsProps) => {
  const { t } = useLingui();
  const { search, change } = useCollaboratorSearch();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = pages.flatMap(rowsOf);
  const today = localDay();
  const found = findRows(rows, search, today);
  if (rows.length === 0 && isReading) return <Loading />;
  if (rows.length === 0)
    return (
      <EmptyState
        level={2}
        title={t`Invite the first people to a report`}
        purpose={t`Start a report, then invite people to its questions. People without an account answer through a link in an e-mail.`}
      />
    );
  // Actions do not apply to people who are out of sight.
  const inSight = found.filter(({ id }) => chosen.has(id));
  return (
    <Stack gap={2}>
      <CollaboratorFilters rows={rows} search={search} onChange={change} />
      <CollaboratorToolbar chosen={inSight} mayWrite={mayWrite} onDone={() => setChosen(new Set())} />
      <CollaboratorTable
        rows={found}
        today={today}
        search={search}
        onSearch={change}
        chosen={chosen}
        onChosen={setChosen}
      />
      <Text size="sm" tone="muted">
        <Trans>
          Choose people in the list to remind them, to change what they are asked, or to withdraw the invitation.
        </Trans>
      </Text>
    </Stack>
  );
};

const Unread = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) =>
  error ? <LoadFailed title={<Trans>Couldn’t load the list</Trans>} error={error} onRetry={onRetry} /> : <Loading />;

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      <Skeleton width="40%" />
      <Skeleton shape="block" height="16rem" />
    </SkeletonGroup>
  );
};
