import { acceptedIssue, type EntryProps } from '@esg/app-kit/forms';
import { Checkbox } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** Consent to the terms, for `useEntries`. */
export const useTermsRule = () => {
  const { t } = useLingui();
  return { label: t`Terms of use`, rule: acceptedIssue, sentence: t`Agree to the terms of use to continue` };
};

/** Consent to the terms of the tenant whose product it is. */
export const TermsEntry = ({
  accepted,
  company,
}: {
  readonly accepted: EntryProps<boolean>;
  readonly company: string;
}) => <Checkbox {...accepted} label={<Trans>I agree to the terms of use of {company}</Trans>} />;
