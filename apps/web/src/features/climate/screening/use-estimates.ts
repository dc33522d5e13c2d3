import { ApiError, climateScreeningMutations, currentOf } from '@esg/api-client';
import { notify, notifyProblem, useApi } from '@esg/app-kit';
import {
  estimateOfLine,
  lineOfEstimate,
  type ScreenedCategory,
  type ScreeningCategory,
  type ScreeningEstimate,
  sameJson,
} from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type List = readonly ScreeningEstimate[];
type Listed = (list: List) => List | undefined;

/** What was typed of an estimate, without what it came to. */
const typedOf = (category: number, estimate: ScreeningEstimate) => estimateOfLine(lineOfEstimate(category, estimate));

/**
 * The list with an estimate added, replaced or taken out. It names the estimate itself, so that it fits a list that somebody else has changed.
 * Undefined where somebody else changed or removed that one.
 */
const put = (
  list: List,
  before: ScreeningEstimate | undefined,
  after: ScreeningEstimate | undefined,
): List | undefined => {
  // The same amount twice would count twice.
  if (!before) return after && !list.some((each) => sameJson(each, after)) ? [...list, after] : list;
  if (!list.some((each) => sameJson(each, before))) return undefined;
  return list.flatMap((each) => (sameJson(each, before) ? (after ?? []) : [each]));
};

/** Adds, changes and removes rough estimates of a category, each with undo. */
export const useEstimates = (category: ScreenedCategory) => {
  const { mutateAsync, isPending, error } = useMutation(climateScreeningMutations.estimate(useApi(), useQueryClient()));
  const [overtaken, setOvertaken] = useState<{
    readonly error: ApiError;
    readonly stored: readonly ScreeningEstimate[];
  }>();
  const listOf = ({ estimates }: ScreeningCategory) => estimates.map((each) => typedOf(category.category, each));
  const send = async (from: ScreeningCategory, listed: Listed): Promise<ScreeningCategory> => {
    const estimates = listed(listOf(from));
    if (!estimates) {
      const refused = new ApiError(409, 'resource.stale');
      setOvertaken({ error: refused, stored: from.estimates });
      throw refused;
    }
    return mutateAsync({ category: category.category, change: { estimates: [...estimates], version: from.version } });
  };
  /** Once more with what somebody else has just stored. */
  const sendLatest = async (listed: Listed): Promise<ScreeningCategory> => {
    try {
      return await send(category, listed);
    } catch (problem) {
      const current = currentOf<ScreeningCategory>(problem);
      if (!current) throw problem;
      return send(current, listed);
    }
  };
  const store = async (
    before: ScreeningEstimate | undefined,
    after: ScreeningEstimate | undefined,
    said: MessageDescriptor,
  ) => {
    setOvertaken(undefined);
    const stored = await sendLatest((list) => put(list, before, after));
    const undo = () =>
      void send(stored, (list) => put(list, after, before)).then(() => notify('success', msg`Undone`), notifyProblem);
    notify('success', said, { label: msg`Undo`, run: undo });
  };
  return {
    add: (estimate: ScreeningEstimate) => store(undefined, estimate, msg`Estimate added`),
    change: (before: ScreeningEstimate, after: ScreeningEstimate) =>
      store(typedOf(category.category, before), after, msg`Estimate saved`),
    remove: (before: ScreeningEstimate) => store(typedOf(category.category, before), undefined, msg`Estimate removed`),
    pending: isPending,
    error: (overtaken?.error ?? error) as ApiError | null,
    /** What is stored now, where somebody else changed or removed the estimate that was to be changed. */
    competing: overtaken?.stored,
  };
};
export type EstimateDeeds = ReturnType<typeof useEstimates>;
