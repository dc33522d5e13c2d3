import { Heading, Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { AccountsPage } from '../../page/AccountsPage.tsx';
import type { PageProps } from '../../page/page-props.ts';
import { useTerms } from './use-terms.ts';

/** The default terms of use, in the name of a tenant that has not written its own. */
export const TermsPage = (page: PageProps) => {
  const { t } = useLingui();
  const { companyName, supportEmail } = page.settings;
  const terms = useTerms(companyName);
  return (
    <AccountsPage page={page} title={t`Terms of use`}>
      <Stack gap={6}>
        {terms.map(({ title, text }) => (
          <Stack key={title} gap={2}>
            <Heading level={2} size="sm">
              {title}
            </Heading>
            <Text>{text}</Text>
          </Stack>
        ))}
        <Text>
          <Trans>
            Questions about these terms? Write to <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
          </Trans>
        </Text>
      </Stack>
    </AccountsPage>
  );
};
