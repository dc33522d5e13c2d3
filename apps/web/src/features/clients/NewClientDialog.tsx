import { consultancyMutations, referenceQueries } from '@esg/api-client';
import { FormDialog, lineIssue, notify, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import { Banner, CountrySelect, TextField } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

/** Stores the client if it has a name. */
const useNewClient = (onAdded: () => void) => {
  const { t } = useLingui();
  const { issue } = useProblemSentences();
  const [draft, setDraft] = useState({ name: '', industry: '', headquartersCountry: 'HK' });
  const [tried, setTried] = useState(false);
  const create = useMutation(consultancyMutations.create(useApi(), useQueryClient()));
  const label = t`Company name`;
  const wrong = lineIssue(draft.name);
  const added = () => {
    notify('success', msg`Client added`);
    onAdded();
  };
  const send = () => {
    setTried(true);
    if (wrong || create.isPending) return;
    const { name, industry, headquartersCountry } = draft;
    create.mutate(
      { name: name.trim(), industry: industry.trim() || null, headquartersCountry: headquartersCountry || null },
      { onSuccess: added },
    );
  };
  return {
    draft,
    type: (change: Partial<typeof draft>) => setDraft({ ...draft, ...change }),
    label,
    message: tried && wrong ? issue(wrong, label) : undefined,
    send,
    create,
  };
};

/** Adds a client: its name is enough to begin, and its administrator completes the rest. */
export const NewClientDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const fieldId = useId();
  const { problem } = useProblemSentences();
  const { draft, type, label, message, send, create } = useNewClient(onClose);
  return (
    <FormDialog
      title={<Trans>Add a client</Trans>}
      description={<Trans>Everyone in your consultancy will see this client.</Trans>}
      submitLabel={<Trans>Add client</Trans>}
      pending={create.isPending}
      onClose={onClose}
      onSubmit={send}
      errorsTitle={t`The client wasn’t added`}
      errors={message ? [{ fieldId, message }] : []}
    >
      {create.error && <Banner tone="danger" title={problem(create.error)} />}
      <TextField
        id={fieldId}
        label={label}
        value={draft.name}
        error={message}
        required
        onChange={({ value }) => type({ name: value })}
      />
      <TextField
        label={t`Industry`}
        maxLength={80}
        value={draft.industry}
        onChange={({ value }) => type({ industry: value })}
      />
      <CountryField value={draft.headquartersCountry} onChange={(value) => type({ headquartersCountry: value })} />
    </FormDialog>
  );
};

const CountryField = ({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: countries = [] } = useQuery(referenceQueries.countries(useApi()));
  return (
    <CountrySelect
      label={t`Headquarters`}
      countries={countries.map(({ id, name }) => ({ code: id, name: name[language] }))}
      value={value}
      onChange={(change) => onChange(change.value)}
      labels={{ list: t`Countries`, clear: t`Clear country`, none: t`No countries found` }}
    />
  );
};
