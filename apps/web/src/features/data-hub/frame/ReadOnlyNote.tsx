import type { Subject } from '@esg/contract';
import { Banner } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import type { HubChoices } from './use-hub-choices.ts';

type ReadOnlyNoteProps = {
  readonly choices: Pick<HubChoices, 'entities' | 'subject'>;
  readonly mayWrite: (subject: Subject) => boolean;
  /** Whether figures of every entity are in sight, or those of the chosen one. */
  readonly shown?: 'one' | 'all';
};

/** Says why figures are only shown: somebody else manages their entity. Nothing where all of them may be changed. */
export const ReadOnlyNote = ({ choices: { entities = [], subject }, mayWrite, shown = 'one' }: ReadOnlyNoteProps) => {
  const closed = entities.filter(({ id }) => (shown === 'all' || id === subject) && !mayWrite(id));
  const [first] = closed;
  // Who may not even write figures of the whole is a reader: nothing on the page looks as if it could be changed.
  if (!first || !mayWrite('organisation')) return null;
  return (
    <Banner
      tone="info"
      title={
        shown === 'all' ? (
          <Trans>You can change only the entities you manage</Trans>
        ) : (
          <Trans>You can read the figures of {first.name}, not change them</Trans>
        )
      }
    >
      {shown === 'all' ? (
        <Trans>You can read the figures of the others. Ask an administrator if you should manage more of them.</Trans>
      ) : (
        <Trans>Someone else manages this entity. Ask an administrator if you should manage it.</Trans>
      )}
    </Banner>
  );
};
