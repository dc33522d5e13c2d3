import { collectionQueries } from '@esg/api-client';
import {
  DraftMark,
  NotLoaded,
  PagePath,
  useApi,
  useDateLabels,
  useLanguage,
  usePageTitle,
  useProblemSentences,
} from '@esg/app-kit';
import { type Collection, collectionLimits, languageTags, localDay, type Party, timeName } from '@esg/contract';
import {
  Banner,
  Button,
  DateField,
  EmptyState,
  Form,
  Grid,
  Inline,
  Page,
  RadioGroup,
  Select,
  TextArea,
  TextField,
  TextLink,
} from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { searchOf } from '../party/search-of.ts';
import { useAskedParty } from '../party/use-asked-party.ts';
import { usePartyWords } from '../party/use-party-words.ts';
import { AskedPart } from './AskedPart.tsx';
import { FiguresPart } from './FiguresPart.tsx';
import { Part } from './parts.tsx';
import { Summary } from './Summary.tsx';
import { type Choices, useChoices } from './use-choices.ts';
import { type Begun, type CollectionDraft, useCollectionDraft } from './use-collection-draft.ts';

type NewCollectionPageProps = {
  /** Id of the collection that is asked again. */
  readonly from: string | undefined;
  /** Id of the entity or supplier that is chosen at first. */
  readonly asked: string | undefined;
};

/** Puts a collection together, or a copy of one for another year: of whom what is asked, for which time and until when. */
export const NewCollectionPage = ({ from, asked }: NewCollectionPageProps) => {
  const { t } = useLingui();
  const title = t`New collection`;
  usePageTitle(title);
  const { of, maySuppliers } = useAskedParty();
  const copied = useQuery({ ...collectionQueries.one(useApi(), from ?? ''), enabled: from !== undefined });
  const { page } = usePartyWords(copied.data?.of ?? of);
  const isCopy = from !== undefined;
  return (
    <Page
      title={title}
      before={
        <PagePath
          current={title}
          above={[
            {
              id: 'all',
              label: page,
              link: <Link to="/ct/entity-reporting" search={searchOf(copied.data?.of ?? of)} />,
            },
          ]}
        />
      }
    >
      {isCopy && !copied.data && (
        <NotLoaded
          title={<Trans>Couldn’t load the collection</Trans>}
          error={copied.error}
          onRetry={() => void copied.refetch()}
        />
      )}
      {!isCopy && maySuppliers && <Whom of={of} />}
      {!isCopy && <Asking key={`${of} ${asked}`} of={of} asked={asked} />}
      {/* A copy asks whom the collection asked. */}
      {copied.data && <Asking of={copied.data.of} from={copied.data} />}
    </Page>
  );
};

/** Whether entities or suppliers are asked; the address keeps it. */
const Whom = ({ of }: { readonly of: Party }) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Part title={<Trans>Who do you ask?</Trans>}>
      <RadioGroup<Party>
        label={t`Who do you ask?`}
        labelHidden
        value={of}
        onChange={({ value }) =>
          void navigate({ to: '/ct/entity-reporting/new', search: searchOf(value), replace: true, resetScroll: false })
        }
        options={[
          {
            value: 'entities',
            label: t`Entities`,
            hint: t`Parts of your organisation. Their figures are yours.`,
          },
          {
            value: 'suppliers',
            label: t`Suppliers`,
            hint: t`Companies that supply you. Their figures stay apart from your own.`,
          },
        ]}
      />
    </Part>
  );
};

type AskingProps = Begun & { readonly of: Party };

const Asking = ({ of, ...begun }: AskingProps) => {
  const { choices, error, retry } = useChoices(of);
  const { ask } = usePartyWords(of);
  if (!choices) return <NotLoaded title={ask.notLoaded} error={error} onRetry={retry} />;
  return isReady(choices) ? <NewCollection choices={choices} {...begun} /> : <Missing choices={choices} />;
};

const isReady = ({ askable, times }: Choices) => askable.asked.length > 0 && times.length > 0;

/** What has to be there before anything can be asked. */
const Missing = ({ choices: { askable } }: { readonly choices: Choices }) => {
  const { ask, keptAt } = usePartyWords(askable.of);
  const { title, purpose, action } = ask.none;
  return askable.asked.length === 0 ? (
    <EmptyState
      title={title}
      purpose={purpose}
      action={
        <Button asChild emphasis="strong">
          <Link to={keptAt}>{action}</Link>
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={<Trans>No reporting times yet</Trans>}
      purpose={ask.noTimes}
      action={
        <Button asChild emphasis="strong">
          <Link to="/ct/reporting-times">
            <Trans>Add reporting times</Trans>
          </Link>
        </Button>
      }
    />
  );
};

type PartProps = { readonly form: CollectionDraft; readonly choices: Choices };

const NewCollection = ({ choices, ...begun }: Pick<PartProps, 'choices'> & Begun) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const navigate = useNavigate();
  const form = useCollectionDraft(
    choices,
    begun,
    (id) => void navigate({ to: '/ct/entity-reporting/$collectionId', params: { collectionId: id } }),
  );
  const { ids, messages, error, pending, draft } = form;
  const errors = (['name', 'time', 'figures', 'entities'] as const).flatMap((field) => {
    const message = messages.shown[field];
    return message === undefined ? [] : [{ fieldId: ids[field], message }];
  });
  return (
    <Form onSubmit={form.send} errorsTitle={t`The collection wasn’t created`} errors={errors}>
      {error && <Banner tone="danger" title={problem(error)} />}
      {begun.from && <Copied from={begun.from} hasTime={form.typed.reportingTimeId !== ''} />}
      <DraftMark draft={draft} />
      <Basics form={form} choices={choices} />
      <FiguresPart form={form} choices={choices} />
      <AskedPart form={form} choices={choices} />
      <Words form={form} choices={choices} />
      <Summary form={form} choices={choices} />
      <Inline gap={2}>
        <Button type="submit" emphasis="strong" pending={pending}>
          <Trans>Create collection</Trans>
        </Button>
        <Button asChild>
          <Link to="/ct/entity-reporting" search={searchOf(choices.askable.of)}>
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

const Basics = ({ form: { typed, change, ids, messages }, choices: { times, askable } }: PartProps) => {
  const { t } = useLingui();
  const { ask } = usePartyWords(askable.of);
  const language = useLanguage();
  return (
    <Part title={<Trans>Name and dates</Trans>}>
      <TextField
        id={ids.name}
        label={messages.labels.name}
        hint={ask.nameHint}
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
          error={typed.dueOn !== '' && typed.dueOn < localDay() ? t`Choose today or a later date.` : undefined}
          value={typed.dueOn}
          onChange={({ value }) => value !== undefined && change({ dueOn: value })}
        />
      </Grid>
    </Part>
  );
};

const Words = ({ form: { typed, change }, choices: { colleagues, askable } }: PartProps) => {
  const { t } = useLingui();
  const { ask } = usePartyWords(askable.of);
  return (
    <Part title={<Trans>Message and approval</Trans>}>
      <TextArea
        label={ask.message}
        hint={t`Shown in the e-mail and above the questions. Optional.`}
        rows={3}
        maxLength={collectionLimits.messageLengthMax}
        value={typed.message}
        onChange={({ value }) => change({ message: value })}
      />
      <Select
        label={t`Approved by`}
        placeholder={ask.anyApprover}
        value={typed.approverId}
        onChange={({ value }) => change({ approverId: value })}
        options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Part>
  );
};
