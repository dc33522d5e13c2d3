import { keys, labelMutations } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import type { Label } from '@esg/contract';
import { Banner, Button, Form, IconButton, Inline, Stack, Text, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { MoveButtons, type Moves } from '../../shared/MoveButtons.tsx';
import { useLabelName } from './use-label-name.ts';

type LabelRowProps = { readonly label: Label; readonly moves: Moves };

/** One label of a section, with buttons to move, rename and remove it. Removing one that data points use is refused with a message. */
export const LabelRow = ({ label, moves }: LabelRowProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const [renaming, setRenaming] = useState(false);
  const api = useApi();
  const queryClient = useQueryClient();
  const remove = useMutation(labelMutations.remove(api, queryClient));
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: keys.dataPoints });
  const { name } = label;
  return (
    <li>
      <Stack gap={1} align="stretch">
        {renaming ? (
          <Rename label={label} onClose={() => setRenaming(false)} />
        ) : (
          <Inline justify="between" wrap={false}>
            <Text>{name}</Text>
            <Inline gap={1} wrap={false}>
              <MoveButtons name={name} {...moves} />
              <IconButton
                label={t`Rename: ${name}`}
                icon={<PenLine />}
                size="compact"
                onClick={() => setRenaming(true)}
              />
              <IconButton
                label={t`Delete: ${name}`}
                icon={<Trash2 />}
                size="compact"
                onClick={() => !remove.isPending && remove.mutate(label, { onError: readAgain })}
              />
            </Inline>
          </Inline>
        )}
        {remove.error && <Banner tone="danger" title={problem(remove.error)} />}
      </Stack>
    </li>
  );
};

const Rename = ({ label, onClose }: { readonly label: Label; readonly onClose: () => void }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation(labelMutations.rename(api, queryClient));
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: keys.dataPoints });
  const name = useLabelName(label.name);
  const submit = () => {
    const taken = name.take();
    if (taken && !isPending) mutate({ ...label, name: taken }, { onSuccess: onClose, onError: readAgain });
  };
  return (
    <Form aria-label={t`Rename: ${label.name}`} onSubmit={submit} errors={[]} errorsTitle="">
      {error && <Banner tone="danger" title={problem(error)} />}
      <TextField {...name.field} label={t`Label`} />
      <Inline>
        <Button onClick={onClose} size="compact">
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" size="compact" pending={isPending}>
          <Trans>Save</Trans>
        </Button>
      </Inline>
    </Form>
  );
};
