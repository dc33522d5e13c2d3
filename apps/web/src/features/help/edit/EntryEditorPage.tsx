import { contentQueries } from '@esg/api-client';
import { NotFoundPage, PagePath, useApi, usePageTitle, useProblemSentences } from '@esg/app-kit';
import { LeaveQuestion } from '@esg/app-kit/leaving';
import type { ContentCategory, ContentEntry, ContentKind } from '@esg/contract';
import { Banner, Button, Form, Inline, Page, SegmentedControl, Status } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { ContentState } from '../ContentStates.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { EntryFields } from './EntryFields.tsx';
import { EntryPreview } from './EntryPreview.tsx';
import { useEntryEditor } from './use-entry-editor.ts';

type EntryEditorPageProps = {
  /** Undefined for a new one. */
  readonly entryId: string | undefined;
  /** Kind of a new one. */
  readonly kind: ContentKind;
};

/** Edits one article or news item. */
export const EntryEditorPage = ({ entryId, kind }: EntryEditorPageProps) => {
  const { t } = useLingui();
  const api = useApi();
  const entries = useQuery(contentQueries.entries(api));
  const categories = useQuery(contentQueries.categories(api));
  const entry = entries.data?.find(({ id }) => id === entryId);
  if (entries.data && entryId !== undefined && !entry) return <NotFoundPage />;
  if (entries.data && categories.data)
    return <EntryEditor key={entryId} entry={entry} kind={entry?.kind ?? kind} categories={categories.data} />;
  return (
    <Page title={t`Articles and news`}>
      <ContentState
        error={entries.error ?? categories.error}
        onRetry={() => void Promise.all([entries.refetch(), categories.refetch()])}
      />
    </Page>
  );
};

type EntryEditorProps = {
  readonly entry: ContentEntry | undefined;
  readonly kind: ContentKind;
  readonly categories: readonly ContentCategory[];
};

const useTitle = ({ entry, kind }: EntryEditorProps) => {
  const { t } = useLingui();
  if (kind === 'article') return entry ? t`Edit article` : t`New article`;
  return entry ? t`Edit news` : t`New piece of news`;
};

/** The fields of title and text, each with its error; `errors` lists them for the summary above the form. */
const useMissingTexts = (missing: ReturnType<typeof useEntryEditor>['missing']) => {
  const { t } = useLingui();
  const id = useId();
  const titleId = `${id}-title`;
  const textId = `${id}-text`;
  const titleError = missing === 'title' ? t`Write a title in one language at least` : undefined;
  const textError = missing === 'text' ? t`To publish it, write title and text in one language at least` : undefined;
  const errors = [
    { fieldId: titleId, message: titleError },
    { fieldId: textId, message: textError },
  ].filter(({ message }) => message);
  return { titleId, textId, titleError, textError, errors };
};

/** One article or news item while it is written, as fields or as readers will see it. */
const EntryEditor = (props: EntryEditorProps) => {
  const { entry, kind, categories } = props;
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const title = useTitle(props);
  usePageTitle(`${title} · ${t`Help`}`);
  const editor = useEntryEditor(entry, kind);
  const [view, setView] = useState<'write' | 'preview'>('write');
  const { errors, ...texts } = useMissingTexts(editor.missing);
  const isPublished = Boolean(entry?.publishedAt);
  return (
    <Page before={<Way title={title} kind={kind} />} title={title} action={<PublishedMark isPublished={isPublished} />}>
      <Form
        aria-label={title}
        onSubmit={() => editor.save(true)}
        unsaved={editor.unsaved}
        errors={errors}
        errorsTitle={t`The text wasn’t stored`}
      >
        {editor.competing && (
          <ConflictNotice theirs={editor.competing} onTheirs={editor.takeTheirs} onMine={editor.keepMine} />
        )}
        {editor.error && <Banner tone="danger" title={problem(editor.error)} />}
        <SegmentedControl
          label={t`View`}
          labelHidden
          value={view}
          onChange={({ value }) => setView(value)}
          options={[
            { value: 'write', label: t`Write` },
            { value: 'preview', label: t`Preview` },
          ]}
        />
        {view === 'preview' ? (
          <EntryPreview draft={editor.draft} />
        ) : (
          <EntryFields
            draft={editor.draft}
            type={editor.type}
            categories={kind === 'article' ? categories : undefined}
            {...texts}
          />
        )}
        <SaveRow isPublished={isPublished} pending={editor.isSaving} onDraft={() => editor.save(false)} />
      </Form>
      <LeaveQuestion unsaved={editor.unsaved}>
        <Trans>What you wrote since the last save is lost.</Trans>
      </LeaveQuestion>
    </Page>
  );
};

type SaveRowProps = { readonly isPublished: boolean; readonly pending: boolean; readonly onDraft: () => void };

/** Saves it as a draft or publishes it. */
const SaveRow = ({ isPublished, pending, onDraft }: SaveRowProps) => (
  <Inline justify="end">
    <Button pending={pending} onClick={onDraft}>
      {isPublished ? <Trans>Unpublish</Trans> : <Trans>Save draft</Trans>}
    </Button>
    <Button type="submit" emphasis="strong" pending={pending}>
      {isPublished ? <Trans>Save changes</Trans> : <Trans>Publish</Trans>}
    </Button>
  </Inline>
);

/** The link back to the list of articles or news. */
const Way = ({ title, kind }: { readonly title: string; readonly kind: ContentKind }) => {
  const { t } = useLingui();
  return (
    <PagePath
      above={[
        { id: 'help', label: t`Help`, link: <Link to="/ct/help" /> },
        {
          id: 'edit',
          label: t`Articles and news`,
          link: <Link to="/ct/help/edit" search={kind === 'whats-new' ? { kind } : {}} />,
        },
      ]}
      current={title}
    />
  );
};

/** Says whether readers see the entry. */
export const PublishedMark = ({ isPublished }: { readonly isPublished: boolean }) =>
  isPublished ? (
    <Status tone="success">
      <Trans>Published</Trans>
    </Status>
  ) : (
    <Status tone="neutral">
      <Trans>Draft</Trans>
    </Status>
  );
