import { reportWorkMutations } from '@esg/api-client';
import { DraftMark, tagOf, useApi, useDateLabels, useDraft, useLanguage, useProblemSentences } from '@esg/app-kit';
import type { AssignmentChange } from '@esg/contract';
import { Button, DateField, Dialog, Stack, Text, TextArea } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../../wizard/use-may.ts';
import { useWizard } from '../../../wizard/wizard-context.ts';
import type { Work } from '../../../wizard/work/use-work.ts';
import { PeopleField } from './PeopleField.tsx';

type Given = Required<Pick<AssignmentChange, 'assigneeIds' | 'approverIds' | 'note'>> & { dueOn: string | null };

type AssignDialogProps = {
  readonly title: string;
  /** Names what it is about for good: what is put in there is kept until it is saved. */
  readonly about: string;
  readonly work: Work;
  /** What is given now. */
  readonly given: Given;
  /** Disclosures it is about; none yet where sections are still to be chosen. */
  readonly codes: readonly string[];
  readonly onClose: () => void;
  /** What stands above the fields, such as the choice of sections. */
  readonly children?: ReactNode;
};

/** Gives disclosures to people: who works on them until when, and who decides first. Mounted while it is open. */
export const AssignDialog = ({ title, about, work, given, codes, onClose, children }: AssignDialogProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { problem } = useProblemSentences();
  const { report } = useWizard();
  const mayNameApprovers = useMay('report:approve');
  const { assigneeIds, approverIds, dueOn, note } = given;
  const draft = useDraft<Given>(`assignment/${report.id}/${about}`, { assigneeIds, approverIds, dueOn, note });
  const { value: change, change: setChange } = draft;
  const [unreadable, setUnreadable] = useState(false);
  const assign = useMutation(reportWorkMutations.assign(useApi(), useQueryClient(), report.id));
  const dueLabel = t`Due date`;
  const dateLabels = useDateLabels(dueLabel);
  const save = () => {
    if (unreadable || codes.length === 0) return;
    const { approverIds: named, ...rest } = change;
    const body = { codes: [...codes], ...rest, ...(mayNameApprovers && { approverIds: named }) };
    const done = () => {
      draft.done(change);
      onClose();
    };
    void assign.mutateAsync(body).then(done, () => undefined);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
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
          <Button emphasis="strong" pending={assign.isPending || codes.length === 0} onClick={save}>
            <Trans>Assign</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {children}
        <PeopleField
          label={t`Worked on by`}
          people={work.colleagues}
          value={change.assigneeIds}
          onChange={(chosen) => setChange({ ...change, assigneeIds: chosen })}
        />
        <DateField
          label={dueLabel}
          value={change.dueOn ?? ''}
          locale={tagOf(language)}
          labels={dateLabels}
          error={unreadable ? t`Enter a day such as 31-Jan-2027.` : undefined}
          onChange={({ value }) => {
            setUnreadable(value === undefined);
            if (value !== undefined) setChange({ ...change, dueOn: value || null });
          }}
        />
        {mayNameApprovers && (
          <PeopleField
            label={t`Approved by`}
            hint={t`Any one of them decides, before the approvers of the organisation do.`}
            people={work.colleagues.filter(({ mayApprove }) => mayApprove)}
            value={change.approverIds}
            onChange={(chosen) => setChange({ ...change, approverIds: chosen })}
          />
        )}
        <TextArea
          label={t`Note`}
          value={change.note}
          rows={2}
          maxLength={2000}
          onChange={({ value }) => setChange({ ...change, note: value })}
        />
        <DraftMark draft={draft} />
        {assign.error && (
          <Text tone="danger" role="alert">
            {problem(assign.error)}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
};
