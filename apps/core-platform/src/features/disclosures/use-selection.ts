import { useCallback, useMemo, useRef } from 'react';
import { mergeChosen } from '../../wizard/merge-chosen.ts';
import { useReportField } from '../../wizard/use-report-field.ts';
import { withCodes } from './selection.ts';

/**
 * The chosen disclosures, saved by themselves. What somebody else chose or took away meanwhile stands beside it. `order` holds all
 * codes of the framework in its order.
 */
export const useSelection = (order: readonly string[]) => {
  const { value, state, change } = useReportField('disclosureCodes', mergeChosen);
  const chosen = useMemo<ReadonlySet<string>>(() => new Set(value), [value]);
  const latest = useRef(chosen);
  latest.current = chosen;

  const toggle = useCallback(
    (codes: readonly string[], wanted: boolean) => change(withCodes(order, latest.current, codes, wanted)),
    [order, change],
  );

  return { chosen, toggle, state };
};
