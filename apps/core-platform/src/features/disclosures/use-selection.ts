import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useReportField } from '../../wizard/use-report-field.ts';
import { withCodes } from './selection.ts';

/**
 * The chosen disclosures, saved by themselves. When somebody else changed the selection meanwhile, theirs is shown and
 * `overtaken` says so. `order` holds all codes of the framework in its order.
 */
export const useSelection = (order: readonly string[]) => {
  const { value, state, change, takeTheirs } = useReportField('disclosureCodes');
  const chosen = useMemo<ReadonlySet<string>>(() => new Set(value), [value]);
  const [overtakenBy, setOvertakenBy] = useState<string>();
  const latest = useRef(chosen);
  latest.current = chosen;

  useEffect(() => {
    if (state.kind !== 'conflict') return;
    setOvertakenBy(state.current.updatedBy.name);
    takeTheirs();
  }, [state, takeTheirs]);

  const toggle = useCallback(
    (codes: readonly string[], wanted: boolean) => {
      setOvertakenBy(undefined);
      change(withCodes(order, latest.current, codes, wanted));
    },
    [order, change],
  );

  return { chosen, toggle, state, overtakenBy };
};
