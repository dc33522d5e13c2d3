import { contributionTaskQueries } from '@esg/api-client';
import { languageNames, useApi, useFormatters, useLanguage, usePageTitle, useProblemSentences } from '@esg/app-kit';
import { PageList, useBookmarks, usePdf } from '@esg/app-kit/pdf';
import type { ContributionTask, DraftOutline, Language } from '@esg/contract';
import {
  Banner,
  Box,
  Button,
  ErrorPanel,
  Inline,
  Page,
  SegmentedControl,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FinishCard } from '../FinishCard.tsx';
import { InvitersMessage, Leave } from '../GuestParts.tsx';
import { DraftComments } from './DraftComments.tsx';
import * as css from './draft.css.ts';
import { PageBar } from './PageBar.tsx';
import { pagesOfParts, partOnPage, partsOf } from './parts.ts';
import { usePageInSight } from './use-page-in-sight.ts';

type DraftPageProps = { readonly task: ContributionTask };

/** The draft as it will be printed, for somebody who reviews it without an account, and their comments. */
export const DraftPage = ({ task }: DraftPageProps) => {
  const { t } = useLingui();
  const { date } = useFormatters();
  const [chosen, setChosen] = useState<Language>();
  const { reportLanguages, reportName, organizationName, invitedBy } = task;
  usePageTitle(reportName);
  const own = useLanguage();
  const language = chosen ?? (reportLanguages.includes(own) ? own : (reportLanguages[0] ?? own));
  const until = date(task.expiresAt);
  return (
    <div data-wide>
      <Page
        title={reportName}
        purpose={t`${invitedBy} from ${organizationName} has asked you to read this draft. Your link works until ${until}.`}
        action={
          reportLanguages.length > 1 && (
            <SegmentedControl
              label={t`Language of the draft`}
              labelHidden
              value={language}
              onChange={({ value }) => setChosen(value)}
              options={reportLanguages.map((value) => ({ value, label: languageNames[value] }))}
            />
          )
        }
      >
        <Stack gap={6} align="stretch">
          <InvitersMessage task={task} />
          <Draft key={language} task={task} language={language} />
          <Leave task={task} />
        </Stack>
      </Page>
    </div>
  );
};

type DraftProps = DraftPageProps & { readonly language: Language };

const Draft = ({ task, language }: DraftProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const api = useApi();
  const outline = useQuery(contributionTaskQueries.draft(api, language));
  const pages = useQuery(contributionTaskQueries.draftPages(api, language));
  const error = outline.error ?? pages.error;
  if (outline.data && pages.data)
    return <Opened task={task} language={language} outline={outline.data} file={pages.data} />;
  if (error)
    return (
      <ErrorPanel
        level={2}
        title={t`The draft couldn’t be shown`}
        action={
          <Button
            emphasis="strong"
            onClick={() => {
              if (outline.error) void outline.refetch();
              if (pages.error) void pages.refetch();
            }}
          >
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {problem(error)}
      </ErrorPanel>
    );
  return (
    <Stack gap={3} align="stretch">
      <Text tone="muted" role="status">
        <Trans>Drawing the pages…</Trans>
      </Text>
      <SkeletonGroup label={t`Drawing the pages…`}>
        <Skeleton shape="block" height="60vh" />
      </SkeletonGroup>
    </Stack>
  );
};

type OpenedProps = DraftProps & { readonly outline: DraftOutline; readonly file: Blob };
type View = 'pages' | 'comments';

const Opened = ({ task, language, outline, file }: OpenedProps) => {
  const { t } = useLingui();
  const [view, setView] = useState<View>('pages');
  const [finishing, setFinishing] = useState(false);
  const opened = usePdf(file);
  const parts = partsOf(outline);
  const bookmarks = useBookmarks(opened);
  const pages = pagesOfParts(parts, bookmarks);
  const all = opened?.sizes.length ?? 0;
  const page = usePageInSight(all);
  const onPage = partOnPage(parts, pages, page);
  const words = {
    thumbnails: t`Pages`,
    page: (number: number) => t`Page ${number}`,
    pageOf: (number: number, all: number) => t`Page ${number} of ${all}`,
  };
  const count = task.comments.length;
  return (
    <Stack gap={4} align="stretch">
      <div className={css.chooser}>
        <SegmentedControl
          label={t`What to show`}
          labelHidden
          value={view}
          onChange={({ value }) => setView(value)}
          options={[
            { value: 'pages', label: t`Pages` },
            { value: 'comments', label: count > 0 ? t`Comments (${count})` : t`Comments` },
          ]}
        />
      </div>
      <div className={css.layout}>
        <div className={css.side} data-hidden={view === 'pages' ? undefined : ''}>
          {all > 0 && <PageBar page={page} all={all} bookmarks={bookmarks} />}
          <PageList pages={opened} label={t`Pages of the report`} words={words} language={language} />
        </div>
        <aside className={css.comments} data-hidden={view === 'comments' ? undefined : ''} aria-label={t`Comments`}>
          <Stack gap={6} align="stretch">
            <DraftComments
              task={task}
              parts={parts}
              pages={pages}
              onPage={onPage}
              mayWrite={!finishing}
              onShowPage={() => setView('pages')}
            />
            <ReadingEnd task={task} finishing={finishing} onFinishing={setFinishing} />
          </Stack>
          <Box padding={2} />
        </aside>
      </div>
    </Stack>
  );
};

type ReadingEndProps = Pick<OpenedProps, 'task'> & {
  readonly finishing: boolean;
  readonly onFinishing: (finishing: boolean) => void;
};

/** Says that the draft was read; comments are still possible afterwards. */
const ReadingEnd = ({ task, finishing, onFinishing }: ReadingEndProps) => {
  const [told, setTold] = useState(false);
  if (task.doneAt || told)
    return (
      <Banner tone="success">
        <Trans>We’ve let {task.invitedBy} know that you’ve read the draft. You can keep commenting.</Trans>
      </Banner>
    );
  return (
    <Stack gap={4} align="stretch">
      <Inline>
        <Button aria-expanded={finishing} onClick={() => onFinishing(!finishing)}>
          {finishing ? <Trans>Keep commenting</Trans> : <Trans>I have read the draft</Trans>}
        </Button>
      </Inline>
      {finishing && (
        <FinishCard
          task={task}
          onDone={() => {
            setTold(true);
            onFinishing(false);
          }}
        />
      )}
    </Stack>
  );
};
