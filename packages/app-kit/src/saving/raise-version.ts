import type { UseDraft } from './use-draft.ts';

type Versioned = { readonly version?: number | undefined };

/**
 * A draft whose save was refused because somebody else was first continues from what they stored, so that saving again can succeed once the
 * person has looked. `stored` is `currentOf` the refusal: nothing for every other one.
 */
export const raiseVersion = <Value extends Versioned>(
  { value, change }: Pick<UseDraft<Value>, 'value' | 'change'>,
  stored: Required<Versioned> | undefined,
): void => {
  if (stored) change({ ...value, version: stored.version });
};
