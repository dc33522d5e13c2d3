import type { EntryProps } from '@esg/app-kit/forms';
import { isSignInDomain } from '@esg/contract';
import { TagsField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { domainsMax, domainsOf } from './provider-entries.ts';

/** Domains of e-mail addresses that may come in, held as one text with commas. */
export const DomainsEntry = ({ value, onChange, error, ...entry }: EntryProps<string>) => {
  const { t } = useLingui();
  const [refused, setRefused] = useState(false);
  return (
    <TagsField
      {...entry}
      hint={t`Only addresses of these domains come in. Enter takes one in.`}
      value={domainsOf(value)}
      allows={isSignInDomain}
      tagsMax={domainsMax}
      error={refused ? t`Enter domains such as company.com` : error}
      onChange={(change) => {
        setRefused(false);
        onChange({ value: change.value.join(',').toLowerCase() });
      }}
      onRefused={() => setRefused(true)}
      labels={{ entered: t`Allowed domains`, remove: ({ label }) => t`Remove ${label}` }}
    />
  );
};
