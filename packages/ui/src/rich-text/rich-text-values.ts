import type { Node as DocumentNode } from '@tiptap/pm/model';
import { createContext, type ReactNode } from 'react';
import type { LinkedValue } from './block-types.ts';

/** A value with the words that stand for it. */
export type HeldValue = { text: string; value: LinkedValue };

/** The value of a node and its former words. */
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
  /** `stale`: the words around it may not fit any more. `gone`: its source does not exist. */
  state: 'current' | 'stale' | 'gone';
  /** What it is, and its state: for the pointer and for the line above the text. */
  note: string;
  /** The value updated to its present words; absent where there is nothing to update. */
  updated?: HeldValue | undefined;
};

/** Values from elsewhere that a text may refer to, such as the figures of a report. */
export type RichTextValues = {
  labels: {
    /** Asks for a value, to be put where the cursor stands; names the keys too. */
    insert: string;
    /** Names the tools of the selected value. */
    tools: string;
    /** Updates the value to its present words. */
    update: string;
    /** Asks for another value, or for other looks of this one. */
    change: string;
    /** Keeps the words and forgets their source. */
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

/** How the text's values are shown; without it they are their own words. */
export const ValuesContext = createContext<RichTextValues | undefined>(undefined);

/** A value as it is shown here. */
export const shownAs = (values: RichTextValues | undefined, held: HeldValue): ShownValue =>
  values?.show(held) ?? { text: held.text, state: 'current', note: '' };

/** The keys that ask for a value, as `aria-keyshortcuts` wants them. */
export const insertValueKeys = 'Alt+Shift+N';

/** Whether these keys were pressed, on whatever layout. */
export const asksForValue = ({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent) =>
  altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyN';
