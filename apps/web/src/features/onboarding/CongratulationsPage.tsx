import { usePageTitle } from '@esg/app-kit';
import { Button, Hero, Page, Stack, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** Shown when signing up is complete. */
export const CongratulationsPage = ({ organisation }: { readonly organisation: string }) => {
  const { t } = useLingui();
  usePageTitle(t`Congratulations`);
  return (
    <Page title={<Trans>Congratulations!</Trans>}>
      <Stack gap={6}>
        <Hero
          title={<Trans>{organisation} is ready to report</Trans>}
          action={
            <Button asChild emphasis="inverse">
              <Link to="/ct">
                <Trans>Go to the home page</Trans>
              </Link>
            </Button>
          }
        >
          <Trans>The company profile is complete. Your home page lists the steps to your first report.</Trans>
        </Hero>
        <div>
          <TextLink asChild>
            <Link to="/ct/introduction">
              <Trans>See what reporting is about</Trans>
            </Link>
          </TextLink>
        </div>
      </Stack>
    </Page>
  );
};
