import { MergeDialog, type UseSavedField } from '@esg/app-kit';
import { Button } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

type ConflictNoticeProps<Value> = {
  field: UseSavedField<Value>;
  /** Label of the field. */
  label: string;
  /** Shows a value of the field. */
  show: (value: Value) => ReactNode;
};

/** Somebody else changed the field meanwhile: opens the merge dialog, and offers it again to people who decide later. */
export const ConflictNotice = <Value,>({ field, label, show }: ConflictNoticeProps<Value>) => {
  const { t } = useLingui();
  const [later, setLater] = useState<number>();
  if (field.state.kind !== 'conflict') return null;
  const { current } = field.state;
  return (
    <div>
      <MergeDialog
        open={later !== current.version}
        field={label}
        by={current.updatedBy.name || t`Someone else`}
        at={current.updatedAt}
        mine={show(field.value)}
        theirs={show(current.value)}
        onKeepMine={field.keepMine}
        onTakeTheirs={field.takeTheirs}
        onLater={() => setLater(current.version)}
      />
      <Button size="compact" onClick={() => setLater(undefined)}>
        <Trans>Compare the two values</Trans>
      </Button>
    </div>
  );
};
