import { rollForwardMutations } from '@esg/api-client';
import { useApi, useDraft } from '@esg/app-kit';
import { type NamesTyped, nothingTyped, useReportNames } from '@esg/app-kit/company';
import { type CarryPlan, type Language, type OrganizationProfile, titleLike } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';

/** The default choice: everything of the old report, and mandatory disclosures of the new one. */
const proposedIn = ({ disclosures, additions }: CarryPlan): string[] => [
  ...disclosures.map(({ code }) => code),
  ...additions.flatMap(({ code, proposed }) => (proposed ? [code] : [])),
];

const nothing: readonly string[] = [];

/** Members of one of the two sets, not of both. */
const exceptFor = (one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...one, ...other].filter((code) => one.has(code) !== other.has(code)));

/** The planned name in this language, or one with the same meaning. */
const nameOf = (plan: CarryPlan, language: Language, organisation: OrganizationProfile | undefined) => {
  const main = plan.languages.includes(language) ? '' : plan.name;
  return plan.names[language] ?? ((organisation && titleLike(plan.name, organisation, language)) || main);
};

/** A person's choices in a plan before the report is created, and its creation. Pressing twice creates one report. */
export const useCarry = (plan: CarryPlan, reportId: string) => {
  const navigate = useNavigate();
  const { kind, versionId, period } = plan;
  // The key names all choices: with an old key, another choice would create no report of its own.
  const draft = useDraft(`carry-named/${reportId}/${kind}/${versionId}/${period.end}`, {
    named: nothingTyped,
    fillFromHub: true,
    turned: nothing,
  });
  const { named, fillFromHub, turned } = draft.value;
  const report = useReportNames({
    typed: named,
    startsWith: plan.languages,
    propose: (language, organisation) => nameOf(plan, language, organisation),
  });
  const make = useMutation(rollForwardMutations.make(useApi(), useQueryClient(), reportId));
  const chosen = useMemo(() => exceptFor(new Set(proposedIn(plan)), new Set(turned)), [plan, turned]);
  const put = (part: Partial<typeof draft.value>) => draft.change({ ...draft.value, ...part });
  return {
    report,
    named,
    fillFromHub,
    chosen,
    draft,
    rename: (typed: NamesTyped) => put({ named: typed }),
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
        ...report.wish,
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
