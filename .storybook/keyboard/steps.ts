import { expect, screen } from 'storybook/test';

type Name = string | RegExp;
/** Keys to press, as `userEvent.keyboard` writes them, or a condition before the next step. */
export type Step = string | (() => void);
/** A key's effect, and the way there: keys, and the conditions after them. */
export type Check = readonly [does: string, ...steps: Step[]];

/** An ARIA pattern in one of our components. */
export type Pattern = {
  readonly name: string;
  /** The stories file from packages/ui/src, without its extension. */
  readonly stories: string;
  readonly story: string;
  /** The control with the initial focus; the stop before the story where none is named. */
  readonly at?: readonly [role: string, name: Name];
  readonly checks: readonly Check[];
};

/** Focus stops around each story, so that Tab has a start and a target. */
export const stops = { before: 'The stop before', after: 'The stop after' } as const;

const find = (role: string, name: Name) => screen.getByRole(role, { name });

export const on = (role: string, name: Name) => () => expect(find(role, name)).toHaveFocus();
export const onStop = (side: keyof typeof stops) => on('button', stops[side]);
export const isThere =
  (role: string, name: Name = /.*/) =>
  () =>
    expect(find(role, name)).toBeVisible();
export const isGone = (role: string) => () => expect(screen.queryByRole(role)).toBeNull();
export const says = (role: string, words: Name) => () => expect(screen.getByRole(role)).toHaveTextContent(words);
export const holds = (role: string, name: Name, value: string) => () => expect(find(role, name)).toHaveValue(value);
export const isMarked = (role: string, name: Name, attribute: string, value: string) => () =>
  expect(find(role, name)).toHaveAttribute(attribute, value);
export const isChecked = (role: string, name: Name) => () => expect(find(role, name)).toBeChecked();
export const count = (role: string, wanted: number) => () => expect(screen.getAllByRole(role)).toHaveLength(wanted);

/** The box has focus and announces that the arrows are on this option. */
export const isOn = (name: Name) => () =>
  expect(document.activeElement).toHaveAttribute('aria-activedescendant', find('option', name).id);
export const isOnNone = () => expect(document.activeElement).not.toHaveAttribute('aria-activedescendant');

export const isInside = (role: string) => () =>
  expect(screen.getByRole(role)).toContainElement(document.activeElement as HTMLElement);
