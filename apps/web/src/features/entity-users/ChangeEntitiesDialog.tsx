import { entityUserMutations } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import { calledOf } from '@esg/app-kit/entities';
import type { Entity, EntityUser } from '@esg/contract';
import { Banner, Button, Dialog, Form } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { EntitiesField } from './EntitiesField.tsx';

type ChangeEntitiesDialogProps = {
  readonly user: EntityUser;
  readonly entities: readonly Entity[];
  readonly onClose: () => void;
};

/** Changes the entities of an entity user: from their next call on they see these. */
export const ChangeEntitiesDialog = ({ user, entities, onClose }: ChangeEntitiesDialogProps) => {
  const { t } = useLingui();
  const { problem, issue } = useProblemSentences();
  const formId = useId();
  const fieldId = useId();
  const [entityIds, setEntityIds] = useState<readonly string[]>(user.entityIds);
  const change = useMutation(entityUserMutations.changeEntities(useApi(), useQueryClient()));
  const label = t`Entities they answer for`;
  const message = entityIds.length === 0 ? issue({ rule: 'required', params: {} }, label) : undefined;
  const save = () => {
    if (message || change.isPending) return;
    change.mutate(
      { id: user.id, entityIds: [...entityIds] },
      {
        onSuccess: () => {
          notify('success', msg`Saved`);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Change entities</Trans>}
      description={calledOf(user)}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} emphasis="strong" pending={change.isPending}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={save}
        errorsTitle={t`The entities weren’t changed`}
        errors={message ? [{ fieldId, message }] : []}
      >
        {change.error && <Banner tone="danger" title={problem(change.error)} />}
        <EntitiesField id={fieldId} entities={entities} value={entityIds} onChange={setEntityIds} error={message} />
      </Form>
    </Dialog>
  );
};
