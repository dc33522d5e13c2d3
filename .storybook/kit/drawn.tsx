import type { ComponentType, ReactElement } from 'react';
import { initialGlobals } from '../globals.ts';

type Args = Readonly<Record<string, unknown>>;
type Input = {
  readonly component?: ComponentType<Args>;
  readonly render?: (args: Args, context: { readonly globals: Readonly<Record<string, unknown>> }) => ReactElement;
  readonly args?: Args;
};

/** A story as its file exports it. */
export type Story = { readonly input: Input; readonly meta: { readonly input: Input } };

/** Whether an export of a stories file is a story. */
export const isStory = (exported: Partial<Story> | undefined): exported is Story =>
  exported?.input !== undefined && exported.meta !== undefined;

type Drawing = {
  /** Properties that override those of the story. */
  readonly args?: Args;
  /** The component itself, without the story's content around it. */
  readonly bare?: boolean;
  readonly globals?: Readonly<Record<string, unknown>>;
};

/** A story by itself, without the frame that Storybook puts around it. */
export const drawn = (
  { input, meta: { input: shared } }: Story,
  { args, bare = false, globals = initialGlobals }: Drawing = {},
): ReactElement | null => {
  const given = { ...shared.args, ...input.args, ...args };
  const render = bare ? undefined : (input.render ?? shared.render);
  const Component = shared.component;
  if (render) return render(given, { globals });
  return Component ? <Component {...given} /> : null;
};
