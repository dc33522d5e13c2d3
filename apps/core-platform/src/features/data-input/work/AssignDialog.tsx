import { reportWorkMutations } from '@esg/api-client';
import { tagOf, useApi, useDateLabels, useLanguage, useProblemSentences } from '@esg/app-kit';
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
export const AssignDialog = ({ title, work, given, codes, onClose, children }: AssignDialogProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { problem } = useProblemSentences();
  const { report } = useWizard();
  const mayNameApprovers = useMay('report:approve');
  const [change, setChange] = useState<Given>(() => {
    const { assigneeIds, approverIds, dueOn, note } = given;
    return { assigneeIds, approverIds, dueOn, note };
  });
  const [unreadable, setUnreadable] = useState(false);
  const assign = useMutation(reportWorkMutations.assign(useApi(), useQueryClient(), report.id));
  const dueLabel = t`Due date`;
  const dateLabels = useDateLabels(dueLabel);
  const save = () => {
    if (unreadable || codes.length === 0) return;
    const { approverIds, ...rest } = change;
    const body = { codes: [...codes], ...rest, ...(mayNameApprovers && { approverIds }) };
    assign.mutate(body, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
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
          onChange={(assigneeIds) => setChange({ ...change, assigneeIds })}
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
            onChange={(approverIds) => setChange({ ...change, approverIds })}
          />
        )}
        <TextArea
          label={t`Note`}
          value={change.note}
          rows={2}
          maxLength={2000}
          onChange={({ value }) => setChange({ ...change, note: value })}
        />
        {assign.error && (
          <Text tone="danger" role="alert">
            {problem(assign.error)}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
};
