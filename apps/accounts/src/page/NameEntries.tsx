import { nameIssue } from '@esg/app-kit';
import type { EntryProps } from '@esg/app-kit/forms';
import { TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';

/** Names of a person, for `useEntries`. */
export const useNameRules = () => {
  const { t } = useLingui();
  return {
    firstName: { label: t`First name`, rule: nameIssue },
    lastName: { label: t`Last name`, rule: nameIssue },
  };
};

type NameEntriesProps = { readonly firstName: EntryProps<string>; readonly lastName: EntryProps<string> };

/** First and last name of a person. */
export const NameEntries = ({ firstName, lastName }: NameEntriesProps) => (
  <>
    <TextField {...firstName} autoComplete="given-name" />
    <TextField {...lastName} autoComplete="family-name" />
  </>
);
