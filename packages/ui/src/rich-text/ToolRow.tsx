import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import * as css from './RichTextArea.css.ts';

export type Tool = {
  name: string;
  Icon: LucideIcon;
  /** Whether the cursor is in it; absent for tools that only act. */
  on?: boolean;
  blocked?: boolean;
  /** Begins a group. */
  begins?: boolean;
  /** Keys that do the same, as `aria-keyshortcuts` wants them. */
  keys?: string;
  use: () => unknown;
};

type ToolRowProps = {
  tools: readonly Tool[];
  label: string;
  /** Id of the text it works on. */
  controls: string;
  /** Goes back to the text. */
  leave: () => void;
};

/** One stop for Tab; arrows, Home and End move between the tools, Escape goes back to the text (ARIA APG toolbar). */
export const ToolRow = ({ tools, label, controls, leave }: ToolRowProps) => {
  const [stop, setStop] = useState(0);
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      // A dialog around the field stays open.
      event.stopPropagation();
      return leave();
    }
    const next = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: tools.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const at = (next + tools.length) % tools.length;
    setStop(at);
    event.currentTarget.querySelectorAll('button')[at]?.focus();
  };

  return (
    <div className={css.toolbar} role="toolbar" aria-label={label} aria-controls={controls} onKeyDown={keys}>
      {tools.map(({ name, Icon, on, blocked = false, begins, keys: shortcut, use }, index) => (
        <button
          key={name}
          className={css.tool}
          type="button"
          title={shortcut ? `${name} (${shortcut})` : name}
          aria-label={name}
          aria-keyshortcuts={shortcut}
          aria-pressed={on}
          aria-disabled={blocked || undefined}
          data-begins={begins}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setStop(index)}
          // The selection in the text stays while a tool is pressed.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => blocked || use()}
        >
          <Icon aria-hidden="true" size={16} strokeWidth={1.5} />
        </button>
      ))}
    </div>
  );
};

/** Moves focus from the text to the tools above it. */
export const focusTools = (controls: string) =>
  document.querySelector<HTMLElement>(`[role="toolbar"][aria-controls="${controls}"] [tabindex="0"]`)?.focus();
