import { IconButton } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import type { CommandsProps } from './use-commands.tsx';

/** Fetched when it is first asked for. */
const CommandsOpen = lazy(async () => ({ default: (await import('./Commands.lazy.tsx')).CommandsOpen }));

/** Every place, report and action behind one box: by its button, or by Ctrl/⌘ K unless something else is asked just now. */
export const Commands = (props: CommandsProps) => {
  const { t } = useLingui();
  /** Undefined until it is first asked for. */
  const [open, setOpen] = useState<boolean>();
  // Listens as soon as anything is seen, so that no press is lost on a slow machine.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      event.preventDefault();
      if (!document.querySelector('[role$="dialog"]')) setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <IconButton
        label={t`Search and commands`}
        icon={<Search />}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      />
      {open !== undefined && (
        <Suspense>
          <CommandsOpen {...props} open={open} onOpenChange={(change) => setOpen(change.open)} />
        </Suspense>
      )}
    </>
  );
};
