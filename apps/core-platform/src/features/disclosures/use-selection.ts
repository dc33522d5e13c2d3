import { reportMutations, reportQueries } from '@esg/api-client';
import { notifyProblem, useApi } from '@esg/app-kit';
import type { Disclosure, ReportDisclosure } from '@esg/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { mergeChosen } from '../../wizard/merge-chosen.ts';
import { useAsked } from '../../wizard/provisions/use-asked.ts';
import { useReportField } from '../../wizard/use-report-field.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { withCodes } from './selection.ts';

const none: readonly ReportDisclosure[] = [];
const nothing: readonly Disclosure[] = [];

/** Codes of disclosures that the report omits with a reason, and the function that adds them again. */
const useLeftOut = () => {
  const api = useApi();
  const { report } = useWizard();
  const { data = none } = useQuery(reportQueries.disclosures(api, report.id));
  const { mutate } = useMutation(reportMutations.changeDisclosures(api, useQueryClient(), report.id));
  const leftOut = useMemo(
    () => new Set(data.flatMap(({ code, status }) => (status === 'omitted' ? [code] : []))),
    [data],
  );
  const restore = useCallback(
    (codes: string[]) =>
      mutate({ changes: [{ status: 'in-progress', codes }] }, { onError: (error) => notifyProblem(error) }),
    [mutate],
  );
  return { leftOut, restore };
};

/**
 * The chosen disclosures, saved by themselves and merged with changes by others. Disclosures that the framework requires are removed only
 * with a reason: `toLeaveOut` waits for one. `order` holds all codes of the framework in its order.
 */
export const useSelection = (order: readonly string[]) => {
  const { value, state, change } = useReportField('disclosureCodes', { merge: mergeChosen });
  const { leftOut, restore } = useLeftOut();
  const asked = useAsked();
  const [toLeaveOut, setToLeaveOut] = useState<readonly Disclosure[]>(nothing);
  const selected = useMemo<ReadonlySet<string>>(() => new Set(value), [value]);
  const chosen = useMemo<ReadonlySet<string>>(
    () => new Set([...selected].filter((code) => !leftOut.has(code))),
    [selected, leftOut],
  );
  const latest = useRef({ selected, chosen, leftOut, asked });
  latest.current = { selected, chosen, leftOut, asked };

  const toggle = useCallback(
    (codes: readonly string[], wanted: boolean) => {
      const now = latest.current;
      const changed = new Set(codes);
      if (wanted) {
        const back = codes.filter((code) => now.leftOut.has(code));
        if (back.length > 0) restore(back);
        if (codes.some((code) => !now.selected.has(code))) change(withCodes(order, now.selected, codes, true));
        return;
      }
      const reasoned = [...now.asked.values()].filter(
        ({ code, omittable }) => omittable && changed.has(code) && now.chosen.has(code),
      );
      const kept = new Set(reasoned.map(({ code }) => code));
      const gone = codes.filter((code) => now.chosen.has(code) && !kept.has(code));
      if (gone.length > 0) change(withCodes(order, now.selected, gone, false));
      if (reasoned.length > 0) setToLeaveOut(reasoned);
    },
    [order, change, restore],
  );
  const closeLeaveOut = useCallback(() => setToLeaveOut(nothing), []);

  return { selected, chosen, leftOut, toggle, choose: change, toLeaveOut, closeLeaveOut, state };
};
