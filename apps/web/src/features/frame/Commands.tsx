import { IconButton } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import type { CommandsProps } from './use-commands.tsx';

/** Loaded when somebody first opens it. */
const CommandsOpen = lazy(async () => ({ default: (await import('./Commands.lazy.tsx')).CommandsOpen }));

/** Every page, report and action in one search box: opens with its button, or with Ctrl/⌘ K unless a dialog is open. */
export const Commands = (props: CommandsProps) => {
  const { t } = useLingui();
  /** Undefined until somebody first opens it. */
  const [open, setOpen] = useState<boolean>();
  // Listens from the first paint, so that no key press is lost on a slow machine.
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
