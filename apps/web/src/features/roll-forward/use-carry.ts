import { rollForwardMutations } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { CarryPlan } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';

/** Everything of the old report, and what binds the new one. */
const proposedIn = ({ disclosures, additions }: CarryPlan): string[] => [
  ...disclosures.map(({ code }) => code),
  ...additions.flatMap(({ code, proposed }) => (proposed ? [code] : [])),
];

/** What is in one of the two, not in both. */
const exceptFor = (one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...one, ...other].filter((code) => one.has(code) !== other.has(code)));

/** What a person settles of a plan before the report is made, and the making itself. Pressing twice makes one report. */
export const useCarry = (plan: CarryPlan, reportId: string) => {
  const navigate = useNavigate();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(plan.name);
  const [fillFromHub, setFillFromHub] = useState(true);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const make = useMutation(rollForwardMutations.make(useApi(), useQueryClient(), reportId));
  const chosen = useMemo(() => exceptFor(new Set(proposedIn(plan)), turned), [plan, turned]);
  /** Another wish is another report: the old key would answer with the old one. */
  const renewing =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      setKey(crypto.randomUUID());
      set(value);
    };
  return {
    ...{ name, rename: renewing(setName), fillFromHub, fill: renewing(setFillFromHub), chosen },
    choose: renewing((code: string) => setTurned(exceptFor(turned, new Set([code])))),
    ...{ error: make.error, pending: make.isPending || make.isSuccess },
    make: () => {
      const { kind, versionId, period } = plan;
      const draft = { kind, versionId, period, name: name.trim(), disclosureCodes: [...chosen], fillFromHub, key };
      make.mutate(draft, {
        onSuccess: ({ report }) =>
          void navigate({ to: '/ct/carried-over/$reportId', params: { reportId: report.id }, replace: true }),
      });
    },
  };
};
