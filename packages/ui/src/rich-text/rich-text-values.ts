import type { Node as DocumentNode } from '@tiptap/pm/model';
import { createContext, type ReactNode } from 'react';
import type { LinkedValue } from './block-types.ts';

/** A value with the words that stand for it. */
export type HeldValue = { text: string; value: LinkedValue };

/** The value of a node and what was last said for it. */
export const heldIn = ({ attrs }: Pick<DocumentNode, 'attrs'>): HeldValue => ({
  text: String(attrs.text),
  value: attrs.value as LinkedValue,
});

/** A value as it is shown. */
export type ShownValue = {
  /** Its words now. */
  text: string;
  /** What was said before, where that was something else. */
  before?: string | undefined;
  /** `stale`: the words around may not fit any more. `gone`: its source is not there. */
  state: 'current' | 'stale' | 'gone';
  /** What it is, and how it stands: for the pointer and for the line above the text. */
  note: string;
  /** The value taken over as it is now; left out where there is nothing to take over. */
  updated?: HeldValue | undefined;
};

/** Values that stand elsewhere and may be named in a text, such as the figures of a report. */
export type RichTextValues = {
  labels: {
    /** Asks for a value, to be put where the cursor stands; names the keys too. */
    insert: string;
    /** Names the tools of the selected value. */
    tools: string;
    /** Takes the value over as it is now. */
    update: string;
    /** Asks for another value, or for other looks of this one. */
    change: string;
    /** Leaves the words and forgets where they come from. */
    keepText: string;
  };
  /** How a value is shown now. */
  show: (held: HeldValue) => ShownValue;
  /** Draws the choice of a value, usually a dialog; `start` is the one that is changed. */
  choose: (choice: {
    start: LinkedValue | undefined;
    onChoose: (chosen: HeldValue) => void;
    onClose: () => void;
  }) => ReactNode;
};

/** What the text's values are shown by; without it they are the words they hold. */
export const ValuesContext = createContext<RichTextValues | undefined>(undefined);

/** A value as it is shown here. */
export const shownAs = (values: RichTextValues | undefined, held: HeldValue): ShownValue =>
  values?.show(held) ?? { text: held.text, state: 'current', note: '' };

/** The keys that ask for a value, as `aria-keyshortcuts` wants them. */
export const insertValueKeys = 'Alt+Shift+N';

/** Whether these keys were pressed, on whatever layout. */
export const asksForValue = ({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent) =>
  altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyN';
