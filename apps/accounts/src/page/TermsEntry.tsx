import { acceptedIssue, type EntryProps } from '@esg/app-kit/forms';
import type { TenantSettings } from '@esg/contract';
import { Checkbox, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { pageAddress } from './addresses.ts';
import type { PageProps } from './page-props.ts';

/** Consent to the terms, for `useEntries`. */
export const useTermsRule = () => {
  const { t } = useLingui();
  return { label: t`Terms of use`, rule: acceptedIssue, sentence: t`Agree to the terms of use to continue` };
};

/** Address of a tenant's terms: its own, or the default ones on this site. */
export const termsAddress = (page: Pick<PageProps, 'tenantHost' | 'next'>, { termsUrl }: TenantSettings): string =>
  termsUrl ?? pageAddress('/terms', page);

type TermsEntryProps = { readonly accepted: EntryProps<boolean>; readonly page: PageProps };

/** Consent to the terms of the tenant. What is typed in the form stays, because the terms open beside it. */
export const TermsEntry = ({ accepted, page }: TermsEntryProps) => {
  const { settings } = page;
  const address = termsAddress(page, settings);
  return (
    <Checkbox
      {...accepted}
      label={
        <Trans>
          I agree to the{' '}
          <TextLink href={address} target="_blank">
            terms of use
          </TextLink>{' '}
          of {settings.companyName}
        </Trans>
      }
    />
  );
};
