import { frameworkQueries, ownFrameworkMutations } from '@esg/api-client';
import { FormDialog, languageNames, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import { languages, type NewOwnFramework, type OwnFrameworkSummary } from '@esg/contract';
import { Banner, Combobox, SegmentedControl } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useBuilderWords } from './builder-words.ts';
import { DisclosureChoice } from './DisclosureChoice.tsx';
import { TwoLanguages } from './TwoLanguages.tsx';

type NewFrameworkDialogProps = {
  /** The framework to copy; without it the person chooses what the new one begins with. */
  readonly copyOf?: OwnFrameworkSummary;
  readonly onClose: () => void;
};

/** Disclosures of a framework of the library. */
type Source = { readonly versionId: string; readonly codes: readonly string[] };
type FrameworkSourceProps = { readonly source: Source; readonly onChange: (source: Source) => void };

/** Creates the framework and opens it. */
const useBeginning = () => {
  const navigate = useNavigate();
  const { mutate, error, isPending } = useMutation(ownFrameworkMutations.create(useApi(), useQueryClient()));
  return {
    error,
    pending: isPending,
    begin: (given: NewOwnFramework) =>
      mutate(given, {
        onSuccess: ({ id }) => void navigate({ to: '/ct/framework-builder/$frameworkId', params: { frameworkId: id } }),
      }),
  };
};

/** The person's choices, and missing ones once they tried to create it. */
const useNewFramework = (copyOf: OwnFrameworkSummary | undefined) => {
  const { t } = useLingui();
  const { begin, error, pending } = useBeginning();
  const [name, setName] = useState(copyOf?.name ?? { en: '', zhTw: '' });
  const [from, setFrom] = useState<'nothing' | 'framework'>('nothing');
  const [source, setSource] = useState<Source>({ versionId: '', codes: [] });
  const [tried, setTried] = useState(false);
  const missing = [
    ...(languages.every((language) => name[language].trim() === '')
      ? [t`Enter a name in ${languageNames.en} or 繁體中文`]
      : []),
    ...(from === 'framework' && source.codes.length === 0 ? [t`Choose at least one disclosure`] : []),
  ];
  const submit = () => {
    setTried(true);
    if (missing.length > 0 || pending) return;
    if (copyOf) begin({ from: 'own', name, id: copyOf.id });
    else if (from === 'nothing') begin({ from, name });
    else begin({ from, name, versionId: source.versionId, disclosureCodes: [...source.codes] });
  };
  const complaints = tried ? missing : [];
  return { name, setName, from, setFrom, source, setSource, complaints, submit, error, pending };
};

/** Names a new framework and chooses what it begins with: nothing, disclosures of another framework, or a copy. */
export const NewFrameworkDialog = ({ copyOf, onClose }: NewFrameworkDialogProps) => {
  const { t } = useLingui();
  const words = useBuilderWords();
  const { problem } = useProblemSentences();
  const { name, setName, from, setFrom, source, setSource, complaints, submit, error, pending } =
    useNewFramework(copyOf);
  return (
    <FormDialog
      size="large"
      title={copyOf ? <Trans>Duplicate {words.text(copyOf.name)}</Trans> : <Trans>New framework</Trans>}
      submitLabel={<Trans>Begin</Trans>}
      pending={pending}
      onClose={onClose}
      onSubmit={submit}
      errorsTitle={t`The framework wasn’t created`}
      errors={[]}
    >
      {error && <Banner tone="danger" title={problem(error)} />}
      {complaints.map((sentence) => (
        <Banner key={sentence} tone="danger" title={sentence} />
      ))}
      <TwoLanguages label={t`Name`} required value={name} onChange={setName} />
      {!copyOf && (
        <SegmentedControl
          label={t`Begin with`}
          value={from}
          options={[
            { value: 'nothing', label: t`Nothing` },
            { value: 'framework', label: t`Disclosures of a framework` },
          ]}
          onChange={({ value }) => setFrom(value)}
        />
      )}
      {from === 'framework' && <FrameworkSource source={source} onChange={setSource} />}
    </FormDialog>
  );
};

const FrameworkSource = ({ source, onChange }: FrameworkSourceProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: frameworks = [] } = useQuery(frameworkQueries.list(useApi()));
  return (
    <>
      <Combobox
        label={t`Framework`}
        value={source.versionId}
        options={frameworks.map((entry) => ({
          value: entry.versionId,
          label: entry.name[language],
          detail: entry.version,
        }))}
        onChange={({ value }) => onChange({ versionId: value, codes: [] })}
        labels={{ list: t`Frameworks`, none: t`No frameworks match` }}
      />
      {source.versionId !== '' && (
        <DisclosureChoice
          versionId={source.versionId}
          codes={source.codes}
          onChange={(codes) => onChange({ ...source, codes })}
        />
      )}
    </>
  );
};
