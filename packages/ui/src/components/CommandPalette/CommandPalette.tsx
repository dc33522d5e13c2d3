import { Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { useReturnFocus } from '../../focus/use-return-focus.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CommandPalette.css.ts';

/** A place to go or a thing to do. */
export type Command = {
  id: string;
  /** What is read and found. */
  label: string;
  /** Where it belongs, or the keys that do the same. */
  detail?: ReactNode;
  /** An icon of lucide. */
  icon?: ReactElement<{ size?: string; strokeWidth?: number; 'aria-hidden'?: boolean }>;
};

export type CommandGroup = { id: string; label: string; commands: readonly Command[] };

export type CommandPaletteProps = {
  /** Controlled by the owner, who also handles the key that opens it. */
  open: boolean;
  /** Asks to be closed: Escape, a press outside, a choice. */
  onOpenChange: (change: { open: boolean }) => void;
  /** Name of the dialog and of its box. */
  label: string;
  /** An example in the empty box. */
  placeholder?: string;
  /** What is typed. */
  query: string;
  /** The person typed. */
  onQueryChange: (change: { query: string }) => void;
  /** The results of the query, best first; found by the caller, at once or later. */
  groups: readonly CommandGroup[];
  /** The palette closes by itself. */
  onChoose: (command: Command) => void;
  /** The number of results, such as "12 results" or "Searching"; shown below the list and announced. */
  status: string;
  /** Shown in place of the list when nothing is found. */
  empty: ReactNode;
};

/**
 * One box for every place and every action, opened by Ctrl/⌘ K. Arrows move through all groups and around the ends, Enter chooses, Escape
 * closes. Focus stays in the box.
 */
export const CommandPalette = ({ open, onOpenChange, ...rest }: CommandPaletteProps) => {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange({ open: next })}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.scrim}>
          <Dialog.Content {...returnFocus} className={css.panel} aria-describedby={undefined}>
            <Dialog.Title asChild>
              <VisuallyHidden>{rest.label}</VisuallyHidden>
            </Dialog.Title>
            <Palette {...rest} close={() => onOpenChange({ open: false })} />
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
};

type PaletteProps = Omit<CommandPaletteProps, 'open' | 'onOpenChange'> & { close: () => void };

const Palette = (props: PaletteProps) => {
  const { label, placeholder, query, onQueryChange, groups, onChoose, status, empty, close } = props;
  const id = useId();
  const commands = groups.flatMap((group) => group.commands);
  const [wanted, setWanted] = useState<string>();
  const found = commands.findIndex((command) => command.id === wanted);
  const active = found === -1 ? 0 : found;
  const activeId = commands[active]?.id;

  const choose = (command: Command | undefined) => {
    if (!command) return;
    close();
    onChoose(command);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && commands.length > 0) {
      event.preventDefault();
      setWanted(commands[(active + step + commands.length) % commands.length]?.id);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(commands[active]);
    }
  };

  return (
    <>
      <div className={css.search}>
        <Search size="1.125rem" strokeWidth={1.5} aria-hidden />
        <input
          className={css.input}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={commands.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeId === undefined ? undefined : `${id}-${activeId}`}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={query}
          onChange={(event) => {
            setWanted(undefined);
            onQueryChange({ query: event.currentTarget.value });
          }}
          onKeyDown={press}
        />
      </div>
      <Results id={id} label={label} groups={groups} activeId={activeId} choose={choose} hover={setWanted} />
      {commands.length === 0 && <div className={css.message}>{empty}</div>}
      <div className={css.status} role="status">
        {status}
      </div>
    </>
  );
};

type ResultsProps = Pick<CommandPaletteProps, 'label' | 'groups'> & {
  id: string;
  activeId: string | undefined;
  choose: (command: Command) => void;
  hover: (id: string) => void;
};

const Results = ({ id, label, groups, activeId, choose, hover }: ResultsProps) => {
  useLayoutEffect(() => {
    if (activeId !== undefined) document.getElementById(`${id}-${activeId}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, activeId]);
  if (activeId === undefined) return <div id={`${id}-list`} role="listbox" aria-label={label} hidden />;

  return (
    // Pressing beside an entry must not take focus from the box.
    <div
      className={css.list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={group.id} role="group" aria-labelledby={`${id}-group-${group.id}`}>
          <div className={css.groupName} id={`${id}-group-${group.id}`}>
            {group.label}
          </div>
          {group.commands.map((command) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works on the box that owns this list
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the box
            <div
              key={command.id}
              className={css.item}
              id={`${id}-${command.id}`}
              role="option"
              aria-selected={command.id === activeId}
              onClick={() => choose(command)}
              onMouseMove={() => hover(command.id)}
            >
              {command.icon && (
                <span className={css.icon}>
                  {cloneElement(command.icon, { size: '1.125rem', strokeWidth: 1.5, 'aria-hidden': true })}
                </span>
              )}
              <span className={css.words}>{command.label}</span>
              {command.detail !== undefined && <span className={css.detail}>{command.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};
