import { collectionQueries } from '@esg/api-client';
import {
  DraftMark,
  NotLoaded,
  useApi,
  useDateLabels,
  useLanguage,
  usePageTitle,
  useProblemSentences,
} from '@esg/app-kit';
import { type Collection, collectionLimits, languageTags, localDay, timeName } from '@esg/contract';
import {
  Banner,
  Breadcrumb,
  Button,
  DateField,
  EmptyState,
  Form,
  Grid,
  Inline,
  Page,
  Select,
  TextArea,
  TextField,
  TextLink,
} from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { EntitiesPart } from './EntitiesPart.tsx';
import { FiguresPart } from './FiguresPart.tsx';
import { Part } from './parts.tsx';
import { Summary } from './Summary.tsx';
import { type Choices, useChoices } from './use-choices.ts';
import { type CollectionDraft, useCollectionDraft } from './use-collection-draft.ts';

type NewCollectionPageProps = {
  /** Id of the collection that is asked again. */
  readonly from: string | undefined;
};

/** Puts a collection together, or a copy of one for another year: what is asked, of whom, for which time and until when. */
export const NewCollectionPage = ({ from }: NewCollectionPageProps) => {
  const { t } = useLingui();
  const title = t`New collection`;
  usePageTitle(title);
  const { choices, error, retry } = useChoices();
  const copied = useQuery({ ...collectionQueries.one(useApi(), from ?? ''), enabled: from !== undefined });
  const isLoaded = from === undefined || copied.data !== undefined;
  return (
    <Page
      title={title}
      before={
        <Breadcrumb
          label={t`Where this page belongs`}
          moreLabel={t`Show all levels`}
          current={title}
          above={[{ id: 'all', label: t`Entity Reporting`, link: <Link to="/ct/entity-reporting" /> }]}
        />
      }
    >
      {!choices && <NotLoaded title={<Trans>Couldn’t load the entities</Trans>} error={error} onRetry={retry} />}
      {choices && !isLoaded && (
        <NotLoaded
          title={<Trans>Couldn’t load the collection</Trans>}
          error={copied.error}
          onRetry={() => void copied.refetch()}
        />
      )}
      {choices && !isReady(choices) && <Missing choices={choices} />}
      {choices && isLoaded && isReady(choices) && <NewCollection choices={choices} from={copied.data} />}
    </Page>
  );
};

const isReady = ({ entities, times }: Choices) => entities.length > 0 && times.length > 0;

/** What has to be there before anything can be asked. */
const Missing = ({ choices: { entities } }: { readonly choices: Choices }) =>
  entities.length === 0 ? (
    <EmptyState
      title={<Trans>No entities yet</Trans>}
      purpose={
        <Trans>Add the sites, buildings and companies that have figures of their own. Then ask them here.</Trans>
      }
      action={
        <Button asChild emphasis="strong">
          <Link to="/ct/entity-management">
            <Trans>Add entities</Trans>
          </Link>
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={<Trans>No reporting times yet</Trans>}
      purpose={<Trans>Add the reporting time that your entities give their figures for. Then ask them here.</Trans>}
      action={
        <Button asChild emphasis="strong">
          <Link to="/ct/reporting-times">
            <Trans>Add reporting times</Trans>
          </Link>
        </Button>
      }
    />
  );

type PartProps = { readonly form: CollectionDraft; readonly choices: Choices };

const NewCollection = ({ choices, from }: Pick<PartProps, 'choices'> & { readonly from: Collection | undefined }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const navigate = useNavigate();
  const form = useCollectionDraft(
    choices,
    from,
    (id) => void navigate({ to: '/ct/entity-reporting/$collectionId', params: { collectionId: id } }),
  );
  const { ids, messages, error, pending, draft } = form;
  const errors = (['name', 'time', 'figures', 'entities'] as const).flatMap((field) => {
    const message = messages.shown[field];
    return message === undefined ? [] : [{ fieldId: ids[field], message }];
  });
  return (
    <Form onSubmit={form.send} errorsTitle={t`The collection was not created`} errors={errors}>
      {error && <Banner tone="danger" title={problem(error)} />}
      {from && <Copied from={from} hasTime={form.typed.reportingTimeId !== ''} />}
      <DraftMark draft={draft} />
      <Basics form={form} choices={choices} />
      <FiguresPart form={form} choices={choices} />
      <EntitiesPart form={form} choices={choices} />
      <Words form={form} choices={choices} />
      <Summary form={form} />
      <Inline gap={2}>
        <Button type="submit" emphasis="strong" pending={pending}>
          <Trans>Create collection</Trans>
        </Button>
        <Button asChild>
          <Link to="/ct/entity-reporting">
            <Trans>Cancel</Trans>
          </Link>
        </Button>
      </Inline>
    </Form>
  );
};

type CopiedProps = { readonly from: Collection; readonly hasTime: boolean };

/** Where the draft comes from, and that nothing has happened yet. */
const Copied = ({ from: { name }, hasTime }: CopiedProps) => (
  <Banner tone="info" title={<Trans>Copied from {name}. No one is asked until you create it.</Trans>}>
    {!hasTime && (
      <Trans>
        No reporting time covers the same days a year later yet. Choose another one, or{' '}
        <TextLink asChild>
          <Link to="/ct/reporting-times">add it</Link>
        </TextLink>
        .
      </Trans>
    )}
  </Banner>
);

const Basics = ({ form: { typed, change, ids, messages }, choices: { times } }: PartProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Part title={<Trans>Name and dates</Trans>}>
      <TextField
        id={ids.name}
        label={messages.labels.name}
        hint={t`Entity users see this name.`}
        value={typed.name}
        error={messages.shown.name}
        maxLength={collectionLimits.nameLengthMax}
        required
        onChange={({ value }) => change({ name: value })}
      />
      <Grid cell="small" gap={4}>
        <Select
          id={ids.time}
          label={messages.labels.time}
          required
          error={messages.shown.time}
          placeholder={t`Choose a reporting time`}
          value={typed.reportingTimeId}
          onChange={({ value }) => change({ reportingTimeId: value })}
          options={times.map((time) => ({ value: time.id, label: timeName(time, language) }))}
        />
        <DateField
          label={t`Due on`}
          locale={languageTags[language]}
          labels={useDateLabels(t`Due on`)}
          min={localDay()}
          error={typed.dueOn !== '' && typed.dueOn < localDay() ? t`Choose today or a later day.` : undefined}
          value={typed.dueOn}
          onChange={({ value }) => value !== undefined && change({ dueOn: value })}
        />
      </Grid>
    </Part>
  );
};

const Words = ({ form: { typed, change }, choices: { colleagues } }: PartProps) => {
  const { t } = useLingui();
  return (
    <Part title={<Trans>Message and approval</Trans>}>
      <TextArea
        label={t`Message to entity users`}
        hint={t`It is in the e-mail and above the questions. Optional.`}
        rows={3}
        maxLength={collectionLimits.messageLengthMax}
        value={typed.message}
        onChange={({ value }) => change({ message: value })}
      />
      <Select
        label={t`Approved by`}
        placeholder={t`Anyone who manages the entity`}
        value={typed.approverId}
        onChange={({ value }) => change({ approverId: value })}
        options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Part>
  );
};
