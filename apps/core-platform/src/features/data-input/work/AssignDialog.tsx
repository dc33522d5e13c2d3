import { reportWorkMutations } from '@esg/api-client';
import { DraftMark, tagOf, useApi, useDateLabels, useDraft, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type AssignmentChange, reportWorkLimits } from '@esg/contract';
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
  /** A permanent key: what is typed there is stored under it until it is saved. */
  readonly about: string;
  readonly work: Work;
  /** The present assignment. */
  readonly given: Given;
  /** The disclosures to assign; none yet where sections are still to be chosen. */
  readonly codes: readonly string[];
  readonly onClose: () => void;
  /** Content above the fields, such as the choice of sections. */
  readonly children?: ReactNode;
};

/** The assignment that is typed; sends it for all the disclosures at once. */
const useAssignment = ({ about, given, codes, onClose }: AssignDialogProps) => {
  const { report } = useWizard();
  const mayNameApprovers = useMay('report:approve');
  const { assigneeIds, approverIds, dueOn, note } = given;
  const draft = useDraft<Given>(`assignment/${report.id}/${about}`, { assigneeIds, approverIds, dueOn, note });
  const { value } = draft;
  const [unreadable, setUnreadable] = useState(false);
  const assign = useMutation(reportWorkMutations.assign(useApi(), useQueryClient(), report.id));
  const save = () => {
    if (codes.length === 0 || unreadable) return;
    const { approverIds: named, ...rest } = value;
    const body = { codes: [...codes], ...rest, ...(mayNameApprovers && { approverIds: named }) };
    const done = () => {
      draft.done(value);
      onClose();
    };
    void assign.mutateAsync(body).then(done, () => undefined);
  };
  const change = (part: Partial<Given>) => draft.change({ ...value, ...part });
  const cancel = () => {
    draft.discard();
    onClose();
  };
  return { draft, value, change, unreadable, setUnreadable, mayNameApprovers, save, cancel, assign };
};

/** Assigns disclosures to people: assignees, due day and first approvers. Mounted while it is open. */
export const AssignDialog = (props: AssignDialogProps) => {
  const { title, work, codes, onClose, children } = props;
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const assignment = useAssignment(props);
  const { save, cancel, assign } = assignment;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={cancel}>
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
        <AssignmentFields work={work} assignment={assignment} />
        {assign.error && (
          <Text tone="danger" role="alert">
            {problem(assign.error)}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
};

type AssignmentFieldsProps = { readonly work: Work; readonly assignment: ReturnType<typeof useAssignment> };

/** Assignees, due day, first approvers, and a note. */
const AssignmentFields = ({ work, assignment }: AssignmentFieldsProps) => {
  const { t } = useLingui();
  const { value, change, unreadable, setUnreadable } = assignment;
  return (
    <>
      <PeopleField
        label={t`Worked on by`}
        people={work.colleagues}
        value={value.assigneeIds}
        onChange={(chosen) => change({ assigneeIds: chosen })}
      />
      <DueDateField
        value={value.dueOn}
        unreadable={unreadable}
        onUnreadable={setUnreadable}
        onChange={(day) => change({ dueOn: day })}
      />
      {assignment.mayNameApprovers && (
        <PeopleField
          label={t`Approved by`}
          hint={t`Any one of them can decide, before the organisation’s approvers do.`}
          people={work.colleagues.filter(({ mayApprove }) => mayApprove)}
          value={value.approverIds}
          onChange={(chosen) => change({ approverIds: chosen })}
        />
      )}
      <TextArea
        label={t`Note`}
        value={value.note}
        rows={2}
        maxLength={reportWorkLimits.noteLengthMax}
        onChange={(typed) => change({ note: typed.value })}
      />
      <DraftMark draft={assignment.draft} />
    </>
  );
};

type DueDateFieldProps = {
  readonly value: string | null;
  readonly unreadable: boolean;
  readonly onUnreadable: (unreadable: boolean) => void;
  readonly onChange: (day: string | null) => void;
};

/** The due day; none where it is left empty. */
const DueDateField = ({ value, unreadable, onUnreadable, onChange }: DueDateFieldProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const label = t`Due date`;
  const labels = useDateLabels(label);
  return (
    <DateField
      label={label}
      value={value ?? ''}
      locale={tagOf(language)}
      labels={labels}
      error={unreadable ? t`Enter a day such as 31-Jan-2027.` : undefined}
      onChange={(typed) => {
        onUnreadable(typed.value === undefined);
        if (typed.value !== undefined) onChange(typed.value || null);
      }}
    />
  );
};
