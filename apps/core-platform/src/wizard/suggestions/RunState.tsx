import { suggestionMutations } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { isYearLong, type SuggestionRun } from '@esg/contract';
import { Banner, Button, Inline, Progress, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWizard } from '../wizard-context.ts';
import { DocumentCenterLink } from './DocumentCenterLink.tsx';
import { isUnfinished, useNewestRun, useUnread } from './use-suggestions.ts';

/** How far the search for answers in documents is, and starting, stopping and repeating it (spec section 4, AI generation). */
export const RunState = ({ disclosureCode }: { readonly disclosureCode?: string }) => {
  const { isRead, run } = useNewestRun();
  if (!isRead) return null;
  if (run && isUnfinished(run)) return <InProgress run={run} />;
  return (
    <Stack gap={3} align="stretch">
      {run && <Ended run={run} />}
      <Start run={run} disclosureCode={disclosureCode} />
    </Stack>
  );
};

const useRuns = () => {
  const { report } = useWizard();
  const api = useApi();
  const queryClient = useQueryClient();
  return {
    start: useMutation(suggestionMutations.start(api, queryClient, report.id)),
    cancel: useMutation(suggestionMutations.cancel(api, queryClient, report.id)),
    repeat: useMutation(suggestionMutations.repeat(api, queryClient, report.id)),
  };
};

const Problem = ({ error }: { readonly error: Error | null }) => {
  const { problem } = useProblemSentences();
  return error && <Banner tone="danger" title={problem(error)} />;
};

const InProgress = ({ run }: { readonly run: SuggestionRun }) => {
  const { t } = useLingui();
  const { cancel } = useRuns();
  const { unread } = useUnread(run);
  const { id, status, count } = run;
  const { total } = count;
  const done = count.succeeded + count.failed;
  const words = t`${done} of ${total} disclosures`;
  return (
    <Stack gap={2} align="stretch">
      <Text strong>
        {status === 'waiting' && unread > 0 ? (
          <Plural
            value={unread}
            one="Waiting until # document has been read."
            other="Waiting until # documents have been read."
          />
        ) : (
          <Trans>In progress: your documents are being searched.</Trans>
        )}
      </Text>
      <Progress label={t`Search for answers`} value={total === 0 ? 0 : done / total} valueText={words} />
      <Inline gap={2} justify="between">
        <Text size="sm" tone="muted" numeric>
          {words}
        </Text>
        <Button size="compact" emphasis="bare" pending={cancel.isPending} onClick={() => cancel.mutate(id)}>
          <Trans>Cancel</Trans>
        </Button>
      </Inline>
      <Text size="sm" tone="muted">
        <Trans>You can keep working. You’ll be notified when it’s ready.</Trans>
      </Text>
      <Problem error={cancel.error} />
    </Stack>
  );
};

/** What the last run came to. What could not be searched can be searched again. */
const Ended = ({ run }: { readonly run: SuggestionRun }) => {
  const { repeat } = useRuns();
  const { id, status, count, nearCodes } = run;
  const { total, succeeded, failed, suggested, notStated } = count;
  const near = nearCodes.length;
  const missing = notStated - near;
  const left = status === 'cancelled' ? total - succeeded : failed;
  return (
    <Stack gap={2} align="stretch">
      <Text size="sm" numeric>
        {status === 'completed' && (
          <Trans>
            Completed: {succeeded} of {total} disclosures were searched.
          </Trans>
        )}
        {status === 'partial' && (
          <Trans>
            Partially completed: {succeeded} of {total} disclosures were searched.
          </Trans>
        )}
        {status === 'cancelled' && (
          <Trans>
            Cancelled: {succeeded} of {total} disclosures were searched.
          </Trans>
        )}
        {status === 'failed' && <Trans>The documents couldn’t be searched.</Trans>}
      </Text>
      {status !== 'failed' && (
        <Text size="sm" tone="muted" numeric>
          <Trans>
            With suggestions: {suggested}. Nothing proves an answer, but pages come near: {near}. Nothing found in your
            documents: {missing}.
          </Trans>
        </Text>
      )}
      <LeftOut run={run} />
      {left > 0 && (
        <Inline gap={2}>
          <Button size="compact" pending={repeat.isPending} onClick={() => repeat.mutate(id)}>
            <Plural value={left} one="Search again for # disclosure" other="Search again for # disclosures" />
          </Button>
        </Inline>
      )}
      <Problem error={repeat.error} />
    </Stack>
  );
};

/** Documents that are named where they could not be read. */
const namesShown = 3;

/** What the search could not find, although documents may state it. */
const LeftOut = ({ run }: { readonly run: SuggestionRun }) => {
  const { unread, unreadable } = useUnread(run);
  const { list } = useFormatters();
  const shown = list(unreadable.slice(0, namesShown));
  const more = unreadable.length - namesShown;
  return (
    <>
      {!isYearLong(run.period) && (
        <Text size="sm" tone="muted">
          <Trans>Figures weren’t searched for: the reporting period isn’t a year.</Trans>
        </Text>
      )}
      {unread > 0 && (
        <Text size="sm" numeric>
          <Plural
            value={unread}
            one="# document is still being read. Search again afterwards."
            other="# documents are still being read. Search again afterwards."
          />
        </Text>
      )}
      {unreadable.length > 0 && (
        <Text size="sm">
          {more > 0 ? (
            <Trans>
              Couldn’t be read, so not searched: {shown} and {more} more.
            </Trans>
          ) : (
            <Trans>Couldn’t be read, so not searched: {shown}.</Trans>
          )}
        </Text>
      )}
      <OfOthers leftOut={run.leftOut} />
    </>
  );
};

/** Reports of other companies, with a way to correct that. */
const OfOthers = ({ leftOut }: Pick<SuggestionRun, 'leftOut'>) => {
  const { list } = useFormatters();
  if (leftOut.length === 0) return null;
  const shown = list(leftOut.slice(0, namesShown).map(({ documentName, company }) => `${documentName} (${company})`));
  const more = leftOut.length - namesShown;
  return (
    <Text size="sm">
      {more > 0 ? (
        <Trans>
          Reports of other companies, so not searched: {shown} and {more} more.
        </Trans>
      ) : (
        <Trans>Reports of other companies, so not searched: {shown}.</Trans>
      )}{' '}
      <Trans>If one of them is yours, say so where you edit the document.</Trans> <DocumentCenterLink />
    </Text>
  );
};

type StartProps = { readonly run: SuggestionRun | undefined; readonly disclosureCode: string | undefined };

const Start = ({ run, disclosureCode }: StartProps) => {
  const { start } = useRuns();
  // Pressed again after a lost answer, it is started once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const setting = run?.setting ?? { documentIds: [] };
  const begin = (disclosureCodes?: string[]) =>
    start.mutate(disclosureCodes ? { key, setting, disclosureCodes } : { key, setting }, {
      onSuccess: () => setKey(crypto.randomUUID()),
    });
  return (
    <Stack gap={2} align="stretch">
      {!run && (
        <Text size="sm" tone="muted">
          <Trans>
            Finds figures and passages in your documents and suggests them, with the page. Nothing becomes an answer
            until you accept it.
          </Trans>
        </Text>
      )}
      <Inline gap={2}>
        <Button size="compact" pending={start.isPending} onClick={() => begin()}>
          <Trans>Search for all disclosures</Trans>
        </Button>
        {disclosureCode !== undefined && (
          <Button
            size="compact"
            emphasis="bare"
            aria-disabled={start.isPending || undefined}
            onClick={() => !start.isPending && begin([disclosureCode])}
          >
            <Trans>Only for this one</Trans>
          </Button>
        )}
      </Inline>
      <Problem error={start.error} />
    </Stack>
  );
};
