import { notificationMutations, notificationQueries } from '@esg/api-client';
import { notify, notifyProblem, useApi } from '@esg/app-kit';
import { digestChoices } from '@esg/contract';
import { RadioGroup, Skeleton } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type Digest = (typeof digestChoices)[number];

/** How often unread notifications are sent as one e-mail. Shows the choice and saves it at once; a refused choice is reset. */
export const DigestChoice = () => {
  const { t } = useLingui();
  const api = useApi();
  const { data, error } = useQuery(notificationQueries.settings(api));
  const change = useMutation(notificationMutations.changeSettings(api, useQueryClient()));
  const names: Record<Digest, string> = { off: t`Never`, daily: t`Once a day`, weekly: t`Once a week` };
  const [chosen, setChosen] = useState<Digest>();
  const choose = (digest: Digest) => {
    setChosen(digest);
    const refused = (problem: Error) => {
      setChosen(undefined);
      notifyProblem(problem);
    };
    change.mutate({ digest }, { onSuccess: () => notify('success', msg`Saved`), onError: refused });
  };
  if (!data && !error) return <Skeleton width="60%" />;
  return (
    <RadioGroup
      label={t`Summary by e-mail`}
      hint={t`What you haven’t read yet, in your own language. On this site notifications appear immediately.`}
      options={digestChoices.map((value) => ({ value, label: names[value] }))}
      value={chosen ?? data?.digest ?? ''}
      onChange={({ value }) => choose(value)}
    />
  );
};
