import type { Contribution } from '@esg/contract';
import { Button, Inline, Text } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type CollaboratorRow, isAwaited } from './collaborator-rows.ts';
import { DetailsSheet } from './DetailsSheet.tsx';
import { QuestionsDialog } from './QuestionsDialog.tsx';
import { RemindDialog } from './RemindDialog.tsx';
import { RenewDialog } from './RenewDialog.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

type CollaboratorToolbarProps = {
  readonly chosen: readonly CollaboratorRow[];
  readonly mayWrite: boolean;
  /** Called when all is done: it clears the choice. */
  readonly onDone: () => void;
};

type Open = 'details' | 'questions' | 'remind' | 'renew' | 'revoke';

/** Actions on the chosen people; those that do not apply to all of them are not offered. */
export const CollaboratorToolbar = ({ chosen, mayWrite, onDone }: CollaboratorToolbarProps) => {
  const invited = chosen.flatMap(({ invitation }) => invitation ?? []);
  if (chosen.length === 0) return null;
  if (invited.length < chosen.length)
    return (
      <Text size="sm" tone="muted">
        <Trans>
          Colleagues who weren’t invited can already work on the report, so there’s no invitation to withdraw.
        </Trans>
      </Text>
    );
  return <Actions rows={chosen} invited={invited} mayWrite={mayWrite} onDone={onDone} />;
};

type ActionsProps = Omit<CollaboratorToolbarProps, 'chosen'> & {
  readonly rows: readonly CollaboratorRow[];
  readonly invited: readonly Contribution[];
};

const Actions = ({ rows, invited, mayWrite, onDone }: ActionsProps) => {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    onDone();
  };
  const shared = { chosen: invited, onClose: close, onDone: done };
  const [first] = invited;
  const single = invited.length === 1 && first ? first : undefined;
  const areAsked = invited.every(({ role }) => role !== 'reader');
  const isRemindable = areAsked && rows.every(isAwaited) && invited.every(({ isMuted }) => !isMuted);
  const button = (name: Open, label: React.ReactNode) => (
    <Button size="compact" onClick={() => setOpen(name)}>
      {label}
    </Button>
  );
  return (
    <Inline gap={2}>
      <Text strong>
        <Plural value={invited.length} one="# selected" other="# selected" />
      </Text>
      {single && button('details', <Trans>Look closer</Trans>)}
      {mayWrite && isRemindable && button('remind', <Trans>Remind</Trans>)}
      {mayWrite &&
        areAsked &&
        single &&
        single.status !== 'revoked' &&
        button('questions', <Trans>Change invitation</Trans>)}
      {mayWrite && areAsked && invited.every(({ userId }) => !userId) && button('renew', <Trans>Send new link</Trans>)}
      {mayWrite &&
        invited.every(({ status }) => status !== 'revoked') &&
        button('revoke', <Trans>Withdraw invitation</Trans>)}
      {open === 'details' && single && <DetailsSheet invitation={single} mayWrite={mayWrite} onClose={close} />}
      {open === 'questions' && single && <QuestionsDialog invitation={single} onClose={close} onDone={done} />}
      {open === 'remind' && <RemindDialog {...shared} />}
      {open === 'renew' && <RenewDialog {...shared} />}
      {open === 'revoke' && <RevokeDialog {...shared} />}
    </Inline>
  );
};
