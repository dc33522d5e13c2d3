import { materialityMutations } from '@esg/api-client';
import { FormDialog, useApi, useDraft, useLanguage } from '@esg/app-kit';
import { type AssessedTopic, limits } from '@esg/contract';
import { Combobox, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { StaleNotice } from '../StaleNotice.tsx';
import { useTopicName } from '../topic-words.ts';
import { useTopicChange } from './use-topic-change.ts';

type OwnTopicDialogProps = {
  /** Gives this topic a name of the organisation’s own. */
  renames?: AssessedTopic;
  /** Makes a topic of its own out of a part of this one, with the same places in frameworks. */
  splitsFrom?: AssessedTopic;
  onClose: () => void;
};

type Names = {
  en: string;
  zhTw: string;
  /** The topic of the library that a new one is like: it gives it a category and places in frameworks. */
  like?: string;
};

const ids = { en: 'topic-name-en', zhTw: 'topic-name-zhTw' };

/** Stores the names: of an existing topic, or of a new one. */
const useNameSaving = ({ renames, splitsFrom }: OwnTopicDialogProps) => {
  const { assessment } = useAssessment();
  const adding = useMutation(materialityMutations.addTopics(useApi(), useQueryClient()));
  const renaming = useTopicChange(renames ?? unknownTopic);
  const save = ({ like, ...name }: Names, onSuccess: () => void) => {
    const likened = like === undefined || like === '' ? undefined : [like];
    if (renames) return renaming.save({ name, ...(likened && { libraryIds: likened }) }, onSuccess);
    const libraryIds = splitsFrom?.libraryIds ?? likened ?? [];
    adding.mutate({ id: assessment.id, topics: [{ libraryIds, name }] }, { onSuccess });
  };
  return {
    save,
    error: renaming.error ?? adding.error,
    theirs: renaming.theirs,
    isPending: renaming.isPending || adding.isPending,
  };
};

/** Stands in where nothing is renamed. */
const unknownTopic: AssessedTopic = {
  id: '',
  origin: '',
  libraryIds: [],
  name: null,
  state: 'considered',
  mergedInto: null,
  judged: null,
  reason: '',
  version: 0,
};

/** Names a topic in both languages: one of the organisation’s own, a part of another, or one that is called otherwise. */
export const OwnTopicDialog = (props: OwnTopicDialogProps) => {
  const { renames, splitsFrom, onClose } = props;
  const { t } = useLingui();
  const { library } = useAssessment();
  const nameOf = useTopicName();
  const found = library.topics.find(({ id }) => id === renames?.libraryIds[0])?.name;
  const draft = useDraft<Names>(
    `materiality/topic/${renames?.id ?? splitsFrom?.id ?? 'new'}`,
    renames?.name ?? (renames && found) ?? { en: '', zhTw: '' },
  );
  const { value: names } = draft;
  const [tried, setTried] = useState(false);
  const { save, error, theirs, isPending } = useNameSaving(props);
  const tooShort = (text: string) => text.trim().length < limits.lineLengthMin;
  const missing = t`Enter a name in both languages.`;
  const wrong = tried ? (['en', 'zhTw'] as const).filter((each) => tooShort(names[each])) : [];
  const close = () => {
    draft.done(names);
    onClose();
  };
  const store = () => save({ ...names, en: names.en.trim(), zhTw: names.zhTw.trim() }, close);
  const isBare = ((renames ?? splitsFrom)?.libraryIds ?? []).length === 0;
  const facts = ({ en, zhTw }: Names) => [
    { term: t`Name in English`, value: en },
    { term: t`Name in Chinese`, value: zhTw },
  ];
  const from = splitsFrom && nameOf(splitsFrom);
  return (
    <FormDialog
      title={renames ? <Trans>Rename the topic</Trans> : <Trans>Add a topic of your own</Trans>}
      description={from && <Trans>A part of {from}. It keeps the same places in frameworks.</Trans>}
      submitLabel={renames ? <Trans>Rename</Trans> : <Trans>Add topic</Trans>}
      pending={isPending}
      draft={draft}
      onClose={onClose}
      errorsTitle={t`The topic wasn’t saved`}
      errors={wrong.map((each) => ({ fieldId: ids[each], message: missing }))}
      onSubmit={() => {
        setTried(true);
        if (!tooShort(names.en) && !tooShort(names.zhTw)) store();
      }}
    >
      <StaleNotice
        error={error}
        mine={facts(names)}
        theirs={theirs && facts(theirs.name ?? found ?? names)}
        onKeepMine={store}
        onTakeTheirs={close}
      />
      <NameFields names={names} wrong={wrong} missing={missing} onChange={draft.change} />
      {isBare && <LikeField names={names} onChange={draft.change} />}
    </FormDialog>
  );
};

/** Which topic of the library an own one is like, so that reports find disclosures for it. */
const LikeField = ({ names, onChange }: Pick<NameFieldsProps, 'names' | 'onChange'>) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { library } = useAssessment();
  const label = t`Like this topic of the library`;
  return (
    <Combobox
      label={label}
      hint={t`It has the same category and the same disclosures then. Leave it empty where none fits.`}
      labels={{ list: t`Options for ${label}`, clear: t`Clear ${label}`, none: t`Nothing found` }}
      value={names.like ?? ''}
      options={library.topics.map(({ id, name }) => ({ value: id, label: name[language] }))}
      onChange={({ value }) => onChange({ ...names, like: value })}
    />
  );
};

type NameFieldsProps = {
  names: Names;
  wrong: readonly (keyof Names)[];
  missing: string;
  onChange: (names: Names) => void;
};

const NameFields = ({ names, wrong, missing, onChange }: NameFieldsProps) => {
  const { t } = useLingui();
  return (
    <>
      <TextField
        id={ids.en}
        label={t`Name in English`}
        required
        maxLength={limits.lineLengthMax}
        error={wrong.includes('en') ? missing : undefined}
        value={names.en}
        onChange={({ value }) => onChange({ ...names, en: value })}
      />
      <TextField
        id={ids.zhTw}
        label={t`Name in Chinese`}
        required
        maxLength={limits.lineLengthMax}
        error={wrong.includes('zhTw') ? missing : undefined}
        value={names.zhTw}
        onChange={({ value }) => onChange({ ...names, zhTw: value })}
      />
    </>
  );
};
