import { sessionQueries } from '@esg/api-client';
import { lineIssue, useApi, useProblemSentences } from '@esg/app-kit';
import {
  type CompanyDraft,
  type CompanyField,
  CompanyFields,
  draftOf,
  type ProfilePage,
  pageBefore,
  pageIssues,
  useCompanyErrors,
} from '@esg/app-kit/company';
import type { OrganizationProfile } from '@esg/contract';
import { Banner, Button, Form, Inline } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useGoBack, useStorePage } from './use-company.ts';

type CompanyFormProps = { readonly page: ProfilePage; readonly stored: OrganizationProfile };

/** One page of the company profile: stored as a whole when somebody continues. */
export const CompanyForm = ({ page, stored }: CompanyFormProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const prefix = useId();
  const [typed, setTyped] = useState<Partial<CompanyDraft>>({});
  const [tried, setTried] = useState(false);
  const store = useStorePage(stored);
  const back = useGoBack();
  const { data: person } = useQuery(sessionQueries.me(useApi()));
  const known = draftOf(stored);
  // Until its people name it, its name is the host of their e-mail: not a name for anybody to accept.
  const isHost = person?.email.toLowerCase().endsWith(`@${stored.name}`) === true;
  const draft = { ...known, ...(isHost && page === '0' && { name: '' }), ...typed };
  const nameIssue = page === '0' ? lineIssue(draft.name) : undefined;
  const issues = { ...pageIssues(page, draft), ...(nameIssue ? { name: nameIssue } : {}) };
  const before = pageBefore[page];
  const pending = store.isPending || back.isPending;

  const idOf = (field: CompanyField) => `${prefix}-${field}`;
  const { errors, messages } = useCompanyErrors({ issues: tried ? issues : {}, refusal: store.error, idOf });
  const refusal = store.error ?? back.error;

  const send = () => {
    setTried(true);
    if (Object.keys(issues).length === 0 && !pending) store.mutate({ page, draft });
  };
  return (
    <Form
      aria-label={t`Company profile`}
      onSubmit={send}
      unsaved={Object.keys(typed).length > 0 && !store.isSuccess}
      errorsTitle={t`This page isn’t complete`}
      errors={messages}
    >
      {refusal && messages.length === 0 && <Banner tone="danger" title={problem(refusal)} />}
      <CompanyFields
        page={page}
        draft={draft}
        onChange={(change) => setTyped({ ...typed, ...change })}
        errors={errors}
        idOf={idOf}
      />
      <Inline justify={before ? 'between' : 'end'}>
        {before && (
          <Button pending={pending} onClick={() => back.mutate(before)}>
            <Trans>Back</Trans>
          </Button>
        )}
        <Button type="submit" emphasis="strong" pending={pending}>
          {page === '3' ? <Trans>Finish</Trans> : <Trans>Save and continue</Trans>}
        </Button>
      </Inline>
    </Form>
  );
};
