import { CommandPalette } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { findCommands } from './find-commands.ts';
import { type CommandsProps, useCommands } from './use-commands.tsx';

type CommandsOpenProps = CommandsProps & {
  readonly open: boolean;
  readonly onOpenChange: (change: { open: boolean }) => void;
};

/** The palette itself: it is empty each time it opens. */
export const CommandsOpen = ({ open, onOpenChange, ...props }: CommandsOpenProps) => {
  const { t, i18n } = useLingui();
  const [query, setQuery] = useState('');
  const groups = findCommands(useCommands(props), query);
  const commands = groups.flatMap((group) => group.commands);
  const count = i18n.number(commands.length);
  const turn = (change: { open: boolean }) => {
    setQuery('');
    onOpenChange(change);
  };
  return (
    <CommandPalette
      open={open}
      onOpenChange={turn}
      label={t`Search and commands`}
      placeholder={t`Find a page, a report or an action`}
      query={query}
      onQueryChange={(change) => setQuery(change.query)}
      groups={groups}
      onChoose={({ id }) => commands.find((command) => command.id === id)?.run()}
      status={t`Results: ${count}`}
      empty={<Trans>Nothing found. Try a single word of the name.</Trans>}
    />
  );
};
