import { sameJson } from '@esg/contract';
import { useState } from 'react';

type State<Value, Typed> = { readonly typed: Typed; readonly means: Value | null; readonly held: boolean };

/**
 * The text in the boxes of a field. It follows `value` when that changes elsewhere, and stays as typed while it has no value (`type` with
 * `undefined`), so that no keystroke is ever lost.
 */
export const useTyped = <Value, Typed>(
  value: Value | null,
  toTyped: (value: Value | null) => Typed,
  { onChange, onHold }: { onChange: (value: Value | null) => void; onHold: () => void },
): readonly [Typed, (typed: Typed, means: Value | null | undefined) => void] => {
  const [state, setState] = useState<State<Value, Typed>>(() => ({ typed: toTyped(value), means: value, held: false }));
  let shown = state;
  if (!sameJson(state.means, value)) {
    shown = { typed: toTyped(value), means: value, held: false };
    setState(shown);
  }
  const type = (typed: Typed, means: Value | null | undefined) => {
    setState({ typed, means: means === undefined ? shown.means : means, held: means === undefined });
    if (means === undefined) onHold();
    // Called after a hold as well, because the same number may come back after letters.
    else if (!sameJson(means, shown.means) || shown.held) onChange(means);
  };
  return [shown.typed, type];
};
