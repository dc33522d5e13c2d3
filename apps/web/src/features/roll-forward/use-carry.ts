import { rollForwardMutations } from '@esg/api-client';
import { useApi, useDraft } from '@esg/app-kit';
import type { CarryPlan } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';

/** Everything of the old report, and what binds the new one. */
const proposedIn = ({ disclosures, additions }: CarryPlan): string[] => [
  ...disclosures.map(({ code }) => code),
  ...additions.flatMap(({ code, proposed }) => (proposed ? [code] : [])),
];

const nothing: readonly string[] = [];

/** What is in one of the two, not in both. */
const exceptFor = (one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...one, ...other].filter((code) => one.has(code) !== other.has(code)));

/** What a person settles of a plan before the report is made, and the making itself. Pressing twice makes one report. */
export const useCarry = (plan: CarryPlan, reportId: string) => {
  const navigate = useNavigate();
  const { kind, versionId, period } = plan;
  // Its key names this very wish: another one is another report, which the old key would not make.
  const draft = useDraft(`carry/${reportId}/${kind}/${versionId}/${period.end}`, {
    name: plan.name,
    fillFromHub: true,
    languages: plan.languages,
    turned: nothing,
  });
  const { name, fillFromHub, languages, turned } = draft.value;
  const make = useMutation(rollForwardMutations.make(useApi(), useQueryClient(), reportId));
  const chosen = useMemo(() => exceptFor(new Set(proposedIn(plan)), new Set(turned)), [plan, turned]);
  const put = (part: Partial<typeof draft.value>) => draft.change({ ...draft.value, ...part });
  return {
    name,
    fillFromHub,
    languages,
    chosen,
    draft,
    rename: (typed: string) => put({ name: typed }),
    speak: (wanted: CarryPlan['languages']) => put({ languages: wanted }),
    fill: (wanted: boolean) => put({ fillFromHub: wanted }),
    choose: (code: string) => put({ turned: [...exceptFor(new Set(turned), new Set([code]))] }),
    error: make.error,
    pending: make.isPending || make.isSuccess,
    make: () => {
      const { value: sent, key } = draft;
      const wish = {
        kind,
        versionId,
        period,
        name: name.trim(),
        languages,
        disclosureCodes: [...chosen],
        fillFromHub,
        key,
      };
      make.mutate(wish, {
        onSuccess: ({ report }) => {
          draft.done(sent);
          void navigate({ to: '/ct/carried-over/$reportId', params: { reportId: report.id }, replace: true });
        },
      });
    },
  };
};
