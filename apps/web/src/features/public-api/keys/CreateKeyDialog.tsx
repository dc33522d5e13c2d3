import { apiKeyMutations } from '@esg/api-client';
import { lineIssue, useApi, useProblemSentences } from '@esg/app-kit';
import { type ApiScope, apiScopes, dayMilliseconds, limits } from '@esg/contract';
import { Banner, Button, CheckboxGroup, Dialog, Form, Select, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { scopeWords } from '../api-words.ts';
import { SecretShown } from '../SecretShown.tsx';

/** The fields of a new key, their errors, and the value to send. */
const useKeyDraft = () => {
  const { t } = useLingui();
  const { issue } = useProblemSentences();
  const nameId = useId();
  const scopesId = useId();
  const [draft, setDraft] = useState({ name: '', scopes: [] as ApiScope[], days: '365' });
  const [tried, setTried] = useState(false);
  const nameLabel = t`Name`;
  const scopesLabel = t`What it can do`;
  const name = draft.name.trim();
  const nameIssue = lineIssue(name);
  const nameError = tried && nameIssue ? issue(nameIssue, nameLabel) : undefined;
  const scopesError = tried && draft.scopes.length === 0 ? t`Choose at least one.` : undefined;
  const errors = [
    ...(nameError ? [{ fieldId: nameId, message: nameError }] : []),
    ...(scopesError ? [{ fieldId: scopesId, message: scopesError }] : []),
  ];
  return {
    draft,
    setDraft,
    errors,
    name: { id: nameId, label: nameLabel, error: nameError },
    scopes: { id: scopesId, label: scopesLabel, error: scopesError },
    take: () => {
      setTried(true);
      if (nameIssue || draft.scopes.length === 0) return undefined;
      const expiresAt = draft.days === '' ? null : new Date(Date.now() + Number(draft.days) * dayMilliseconds);
      return { name, scopes: draft.scopes, expiresAt: expiresAt?.toISOString() ?? null };
    },
  };
};

/** Makes a key: asks for its name, scopes and end, then shows its secret once. */
export const CreateKeyDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const formId = useId();
  const form = useKeyDraft();
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, data, error, isPending } = useMutation(apiKeyMutations.create(api, queryClient));
  const submit = () => {
    const draft = form.take();
    if (draft && !isPending) mutate(draft);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={data ? <Trans>Your new API key</Trans> : <Trans>Create API key</Trans>}
      closeLabel={t`Close`}
      actions={
        data ? (
          <Button emphasis="strong" onClick={onClose}>
            <Trans>I have kept it</Trans>
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" form={formId} emphasis="strong" pending={isPending}>
              <Trans>Create</Trans>
            </Button>
          </>
        )
      }
    >
      {data ? (
        <SecretShown label={t`API key`} secret={data.secret} />
      ) : (
        <Form id={formId} onSubmit={submit} errorsTitle={t`The key wasn’t created`} errors={form.errors}>
          <KeyFields form={form} error={error} />
        </Form>
      )}
    </Dialog>
  );
};

type KeyFieldsProps = { readonly form: ReturnType<typeof useKeyDraft>; readonly error: unknown };

const KeyFields = ({ form, error }: KeyFieldsProps) => {
  const { t, i18n } = useLingui();
  const { problem } = useProblemSentences();
  const { draft, setDraft } = form;
  const ends = [
    ...[30, 90].map((days) => ({ value: String(days), label: t`In ${days} days` })),
    { value: '365', label: t`In a year` },
    { value: '', label: t`When it is revoked` },
  ];
  return (
    <>
      {error !== null && <Banner tone="danger" title={problem(error)} />}
      <TextField
        {...form.name}
        required
        hint={t`The program that uses it. Its changes carry this name.`}
        maxLength={limits.lineLengthMax}
        value={draft.name}
        onChange={({ value }) => setDraft({ ...draft, name: value })}
      />
      <CheckboxGroup
        {...form.scopes}
        required
        options={apiScopes.map((value) => ({
          value,
          label: i18n._(scopeWords[value].label),
          hint: i18n._(scopeWords[value].hint),
        }))}
        value={draft.scopes}
        onChange={({ value }) => setDraft({ ...draft, scopes: value })}
      />
      <Select
        label={t`Ends`}
        hint={t`A key with an end date does less harm if it’s lost.`}
        options={ends}
        value={draft.days}
        onChange={({ value }) => setDraft({ ...draft, days: value })}
      />
    </>
  );
};
