import { currentOf, documentChatMutations } from '@esg/api-client';
import { FormDialog, lineIssue, notify, raiseVersion, useApi, useDraft, useProblemSentences } from '@esg/app-kit';
import { type DocumentChat, limits } from '@esg/contract';
import { Banner, TextField } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DocumentChoice } from './DocumentChoice.tsx';

type ChatDialogProps = { readonly chat: DocumentChat; readonly onClose: () => void };

/** The name of a chat, and the documents it is limited to. */
export const ChatDialog = ({ chat, onClose }: ChatDialogProps) => {
  const { t } = useLingui();
  const { issue, problem } = useProblemSentences();
  const fieldId = useId();
  const [tried, setTried] = useState(false);
  const { title, documentIds, version } = chat;
  const draft = useDraft(`document-chat-settings/${chat.id}`, { title, documentIds, version });
  const { mutate, error, isPending } = useMutation(documentChatMutations.change(useApi(), useQueryClient()));
  const { value } = draft;
  const label = t`Name`;
  const wrong = lineIssue(value.title);
  const nameError = tried && wrong ? issue(wrong, label) : undefined;
  const submit = () => {
    setTried(true);
    if (wrong) return;
    const onSuccess = () => {
      draft.done(value);
      notify('success', msg`Chat saved`);
      onClose();
    };
    const onError = (refused: unknown) => raiseVersion(draft, currentOf<DocumentChat>(refused));
    mutate({ id: chat.id, change: value }, { onSuccess, onError });
  };
  return (
    <FormDialog
      title={<Trans>Edit chat</Trans>}
      submitLabel={<Trans>Save</Trans>}
      pending={isPending}
      draft={draft}
      onClose={onClose}
      onSubmit={submit}
      errorsTitle={t`The chat wasn’t saved`}
      errors={nameError === undefined ? [] : [{ fieldId, message: nameError }]}
    >
      {error && <Banner tone="danger" title={problem(error)} />}
      <TextField
        id={fieldId}
        label={label}
        error={nameError}
        required
        maxLength={limits.lineLengthMax}
        value={value.title}
        onChange={(change) => draft.change({ ...value, title: change.value })}
      />
      <DocumentChoice
        value={value.documentIds}
        onChange={(chosen) => draft.change({ ...value, documentIds: chosen })}
      />
    </FormDialog>
  );
};
