import { labelMutations } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import { dataPointLimits, type Label } from '@esg/contract';
import { Banner, Button, Dialog, Form, Inline, Stack, Text, TextField, VisuallyHidden } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LabelRow } from './LabelRow.tsx';
import { useLabelName } from './use-label-name.ts';
import { useLabelOrder } from './use-label-order.ts';

type LabelsDialogProps = {
  readonly sectionId: string;
  readonly labels: readonly Label[];
  readonly onClose: () => void;
};

/** Adds, renames, removes and orders the labels of a section: 2 to 50 characters, at most 20 of them (spec section 5). */
export const LabelsDialog = ({ sectionId, labels, onClose }: LabelsDialogProps) => {
  const { t } = useLingui();
  const { shown, show, move, forget } = useLabelOrder(sectionId, labels);
  const [told, setTold] = useState('');
  const put = ({ id, name }: Label, place: number) => {
    move(id, place);
    setTold(t`${name} is now number ${place + 1} of ${shown.length}`);
  };
  const max = dataPointLimits.labelsPerSectionMax;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Labels of this section</Trans>}
      description={
        <Trans>
          {labels.length} of {max}. Data points that carry a label keep it.
        </Trans>
      }
      closeLabel={t`Close`}
    >
      <Stack gap={4} align="stretch">
        {labels.length > 0 && (
          <Stack as="ul" gap={2}>
            {shown.map((label, place) => (
              <LabelRow
                key={label.id}
                label={label}
                moves={{
                  onUp: place > 0 ? () => put(label, place - 1) : undefined,
                  onDown: place < shown.length - 1 ? () => put(label, place + 1) : undefined,
                  drag: { onOver: (to) => show(label.id, to), onDrop: (to) => put(label, to), onCancel: forget },
                }}
              />
            ))}
          </Stack>
        )}
        <VisuallyHidden role="status">{told}</VisuallyHidden>
        {labels.length < max ? (
          <NewLabel sectionId={sectionId} />
        ) : (
          <Text tone="muted">
            <Trans>You’ve reached the limit. Remove one you no longer need.</Trans>
          </Text>
        )}
      </Stack>
    </Dialog>
  );
};

const NewLabel = ({ sectionId }: { readonly sectionId: string }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation(labelMutations.create(api, queryClient, sectionId));
  const name = useLabelName('');
  const submit = () => {
    const taken = name.take();
    if (taken && !isPending) mutate(taken, { onSuccess: () => name.start('') });
  };
  return (
    <Form aria-label={t`New label`} onSubmit={submit} errors={name.errors} errorsTitle={t`The label wasn’t added`}>
      {error && <Banner tone="danger" title={problem(error)} />}
      <TextField {...name.field} label={t`New label`} />
      <Inline>
        <Button type="submit" size="compact" pending={isPending}>
          <Trans>Add label</Trans>
        </Button>
      </Inline>
    </Form>
  );
};
