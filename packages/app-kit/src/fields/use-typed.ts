import { useState } from 'react';
import { same } from '../saving/same.ts';

type State<Value, Typed> = { readonly typed: Typed; readonly means: Value | null };

/**
 * What stands in the boxes of a field. It follows `value` when that changes elsewhere, and stays as typed while it means
 * nothing (`type` with `undefined`), so that no keystroke is ever taken back.
 */
export const useTyped = <Value, Typed>(
  value: Value | null,
  toTyped: (value: Value | null) => Typed,
  onChange: (value: Value | null) => void,
): readonly [Typed, (typed: Typed, means: Value | null | undefined) => void] => {
  const [state, setState] = useState<State<Value, Typed>>(() => ({ typed: toTyped(value), means: value }));
  let shown = state;
  if (!same(state.means, value)) {
    shown = { typed: toTyped(value), means: value };
    setState(shown);
  }
  const type = (typed: Typed, means: Value | null | undefined) => {
    setState({ typed, means: means === undefined ? shown.means : means });
    if (means !== undefined && !same(means, shown.means)) onChange(means);
  };
  return [shown.typed, type];
};
