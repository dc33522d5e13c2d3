import { DraftMark, NotLoaded, useLanguage, useProblemSentences } from '@esg/app-kit';
import type { PortalTask } from '@esg/contract';
import { Banner, Button, CheckboxGroup, Dialog, Form, Select, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { UserRoundPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { titleOf } from '../metric-of.ts';
import { newColleague, useHandOver } from './use-hand-over.ts';

type HandOverProps = { readonly task: PortalTask };

/** Opens the dialog that hands questions over to a colleague. */
export const HandOver = ({ task }: HandOverProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="compact"
        icon={<UserRoundPlus size="1rem" strokeWidth={1.5} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Hand over</Trans>
      </Button>
      {isOpen && <HandOverDialog task={task} onClose={() => setIsOpen(false)} />}
    </>
  );
};

type HandOverDialogProps = HandOverProps & { readonly onClose: () => void };

const HandOverDialog = ({ task, onClose }: HandOverDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  const form = useHandOver(task, onClose);
  const { draft, isNew, isPending } = form;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Hand over to a colleague</Trans>}
      description={<Trans>They get an e-mail and the reminders. You can still answer yourself.</Trans>}
      closeLabel={t`Close`}
      actions={
        <>
          <Button
            onClick={() => {
              draft.discard();
              onClose();
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} emphasis="strong" pending={isPending}>
            {isNew ? <Trans>Ask for an invitation</Trans> : <Trans>Hand over</Trans>}
          </Button>
        </>
      }
    >
      <HandOverForm task={task} formId={formId} form={form} />
    </Dialog>
  );
};

type HandOverState = ReturnType<typeof useHandOver>;

/** What is wrong with the fields once it was tried to send them, by their labels and ids. */
const useFields = ({ faults }: HandOverState) => {
  const { t } = useLingui();
  const { issue } = useProblemSentences();
  const ids = { toId: useId(), sectionIds: useId(), email: useId() };
  const labels = { toId: t`Who answers`, sectionIds: t`Questions`, email: t`Their e-mail` };
  const messageOf = (field: keyof typeof ids) => {
    const rule = faults?.[field];
    return rule && issue({ rule, params: {} }, labels[field]);
  };
  const fieldOf = (field: keyof typeof ids) => ({ id: ids[field], label: labels[field], error: messageOf(field) });
  const errors = (['toId', 'sectionIds', 'email'] as const).flatMap((field) => {
    const message = messageOf(field);
    return message === undefined ? [] : [{ fieldId: ids[field], message }];
  });
  return { fieldOf, errors };
};

type HandOverFormProps = HandOverProps & { readonly formId: string; readonly form: HandOverState };

const HandOverForm = ({ task, formId, form }: HandOverFormProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { problem } = useProblemSentences();
  const { fieldOf, errors } = useFields(form);
  const { data, error, refetch } = form.colleagues;
  const { typed, change, isNew, draft } = form;
  const { askedBy } = task;
  return (
    <Form id={formId} onSubmit={form.send} errorsTitle={t`Not handed over yet`} errors={errors}>
      {form.error && <Banner tone="danger" title={problem(form.error)} />}
      {!data && (
        <NotLoaded title={<Trans>Couldn’t load your colleagues</Trans>} error={error} onRetry={() => void refetch()} />
      )}
      {data && (
        <Select
          {...fieldOf('toId')}
          placeholder={t`Choose a colleague`}
          required
          value={typed.toId}
          onChange={({ value }) => change({ toId: value })}
          options={[
            ...data.map(({ id, name }) => ({ value: id, label: name })),
            { value: newColleague, label: t`Someone who isn’t listed` },
          ]}
        />
      )}
      {isNew ? (
        <TextField
          {...fieldOf('email')}
          type="email"
          hint={t`${askedBy} or a colleague of theirs is asked to invite them. Once they’ve joined, you can hand over to them here.`}
          required
          value={typed.email}
          onChange={({ value }) => change({ email: value })}
        />
      ) : (
        <CheckboxGroup
          {...fieldOf('sectionIds')}
          value={typed.sectionIds}
          onChange={({ value }) => change({ sectionIds: value })}
          options={task.questions.map((question) => ({
            value: question.sectionId,
            label: titleOf(task, question)[language],
            hint: question.delegated?.to.name,
          }))}
        />
      )}
      <DraftMark draft={draft} />
    </Form>
  );
};
