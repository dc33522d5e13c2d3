import type { EntryProps } from '@esg/app-kit/forms';
import { isPublicMailDomain, isSignInDomain, signInProviderLimits } from '@esg/contract';
import { TagsField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { domainsOf } from './provider-entries.ts';

/** Permitted domains of e-mail addresses, as one text with commas. */
export const DomainsEntry = ({ value, onChange, error, ...entry }: EntryProps<string>) => {
  const { t } = useLingui();
  const [refused, setRefused] = useState<string>();
  const sentence = (text: string) =>
    isPublicMailDomain(text)
      ? t`${text} is a public e-mail service. Enter only domains that your organisation owns.`
      : t`Enter domains such as company.com`;
  return (
    <TagsField
      {...entry}
      hint={t`Only people with an address at these domains can sign in, once you have verified that you own them. Press Enter to add a domain.`}
      value={domainsOf(value)}
      allows={(text) => isSignInDomain(text) && !isPublicMailDomain(text)}
      tagsMax={signInProviderLimits.domainsMax}
      error={refused === undefined ? error : sentence(refused)}
      onChange={(change) => {
        setRefused(undefined);
        onChange({ value: change.value.join(',').toLowerCase() });
      }}
      onRefused={({ refused: [first] }) => setRefused(first?.tag)}
      labels={{ entered: t`Allowed domains`, remove: ({ label }) => t`Remove ${label}` }}
    />
  );
};
