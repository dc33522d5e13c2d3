import { organizationMutations } from '@esg/api-client';
import { lineIssue, notify, useApi, useProblemSentences } from '@esg/app-kit';
import {
  type CompanyDraft,
  type CompanyField,
  CompanyFields,
  changeOf,
  draftOf,
  languagesSaid,
  type ProfilePage,
  pageIssues,
  useCompanyErrors,
} from '@esg/app-kit/company';
import { LeaveQuestion } from '@esg/app-kit/leaving';
import type { OrganizationProfile } from '@esg/contract';
import { Banner, Button, Form, Inline } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

type OrganisationFormProps = { readonly organisation: OrganizationProfile };

/** All pages of signing up, whose fields the form shows at once. */
const pages: readonly ProfilePage[] = ['0', '1', '2', '3'];

/** The typed values over the stored ones: fields that nobody has touched follow a change from elsewhere. */
const useDraft = (stored: CompanyDraft) => {
  const [typed, setTyped] = useState<Partial<CompanyDraft>>({});
  return {
    draft: { ...stored, ...typed },
    unsaved: Object.entries(typed).some(([key, value]) => value !== stored[key as CompanyField]),
    type: (change: Partial<CompanyDraft>) => setTyped((before) => ({ ...before, ...change })),
    forget: () => setTyped({}),
  };
};

/** Stores profile and languages, by one call each (spec section 7). */
const useStore = (stored: OrganizationProfile) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const change = useMutation(organizationMutations.change(api, queryClient));
  const reports = useMutation(organizationMutations.changeReportLanguages(api, queryClient));
  const language = useMutation(organizationMutations.changeCommunicationLanguage(api, queryClient));
  const store = async (draft: CompanyDraft) => {
    const { id } = stored;
    await change.mutateAsync(changeOf(draft));
    // A language that is only proposed is not sent, so that a Chinese name still changes it.
    const said =
      draft.reportLanguage === draftOf(stored).reportLanguage ? undefined : languagesSaid(draft.reportLanguage, stored);
    if (said) await reports.mutateAsync({ id, ...said });
    if (draft.communicationLanguage !== stored.communicationLanguage)
      await language.mutateAsync({ id, language: draft.communicationLanguage });
  };
  return useMutation({ mutationFn: store });
};

/** Fields that signing up required may be empty here; the stock exchange is removed together with public ownership. */
const requires = (field: CompanyField) =>
  (
    ['name', 'stockExchange', 'reportLanguage', 'communicationLanguage'] satisfies CompanyField[] as CompanyField[]
  ).includes(field);

const issuesOf = (draft: CompanyDraft) => {
  const name = lineIssue(draft.name);
  const { stockExchange } = pageIssues('2', draft);
  return { ...(name && { name }), ...(stockExchange && { stockExchange }) };
};

/** Profile and languages of the organisation, sent together. Whoever leaves with unsaved changes is asked first. */
export const OrganisationForm = ({ organisation }: OrganisationFormProps) => {
  const { t } = useLingui();
  const prefix = useId();
  const { problem } = useProblemSentences();
  const { draft, unsaved, type, forget } = useDraft(draftOf(organisation));
  const store = useStore(organisation);
  const [tried, setTried] = useState(false);
  const issues: Partial<ReturnType<typeof pageIssues>> = issuesOf(draft);
  const idOf = (field: CompanyField) => `${prefix}-${field}`;

  const { errors, messages } = useCompanyErrors({ issues: tried ? issues : {}, refusal: store.error, idOf });

  const save = () => {
    setTried(true);
    if (Object.keys(issues).length > 0 || store.isPending) return;
    store.mutate(draft, {
      onSuccess: () => {
        setTried(false);
        forget();
        notify('success', msg`Account update is successfully`);
      },
    });
  };
  return (
    <Form
      aria-label={t`Your organisation`}
      onSubmit={save}
      unsaved={unsaved}
      errorsTitle={t`The details weren’t saved`}
      errors={messages}
    >
      {store.error && messages.length === 0 && <Banner tone="danger" title={problem(store.error)} />}
      {pages.map((page) => (
        <CompanyFields
          key={page}
          page={page}
          draft={draft}
          onChange={type}
          errors={errors}
          idOf={idOf}
          requires={requires}
        />
      ))}
      <Inline justify="end">
        <Button type="submit" emphasis="strong" pending={store.isPending}>
          <Trans>Save changes</Trans>
        </Button>
      </Inline>
      <LeaveQuestion unsaved={unsaved}>
        <Trans>What you changed on this page isn’t saved yet.</Trans>
      </LeaveQuestion>
    </Form>
  );
};
