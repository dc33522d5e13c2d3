import { FormDialog, useFormatters, useProblemSentences } from '@esg/app-kit';
import { Banner } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type ChosenEntities, topmostOf } from './chosen-entities.ts';
import { ParentField } from './ParentField.tsx';
import { useMove } from './use-move.ts';

/** Moves entities, with everything below them, below another entity or to the top. */
export const MoveDialog = ({ chosen, rows, onClose, onDone }: ChosenEntities) => {
  const { t } = useLingui();
  const { list } = useFormatters();
  const { problem } = useProblemSentences();
  const [moved] = useState(() => topmostOf(chosen, rows).map(({ entity }) => entity));
  const [parentId, setParentId] = useState(moved[0]?.parentId ?? '');
  const { mutate, error, isPending } = useMutation({ mutationFn: useMove(rows) });
  const submit = () => {
    if (isPending) return;
    const away = moved.filter((entity) => entity.parentId !== (parentId || null));
    const now = new Map(rows.map(({ entity }) => [entity.id, entity]));
    mutate(
      away.map((entity) => ({ entity: now.get(entity.id) ?? entity, parentId: parentId || null })),
      {
        onSuccess: () => {
          onClose();
          onDone();
        },
      },
    );
  };
  return (
    <FormDialog
      title={<Trans>Move to…</Trans>}
      description={list(moved.map(({ name }) => name))}
      submitLabel={<Trans>Move</Trans>}
      pending={isPending}
      onClose={onClose}
      onSubmit={submit}
      errorsTitle={t`Nothing was moved`}
      errors={[]}
    >
      {error && <Banner tone="danger" title={problem(error)} />}
      <ParentField rows={rows} moved={moved} value={parentId} onChange={setParentId} />
    </FormDialog>
  );
};
