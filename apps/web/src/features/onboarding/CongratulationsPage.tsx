import { usePageTitle, useTenant } from '@esg/app-kit';
import { Button, Hero, Page, Stack, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** Shown when signing up is complete. */
export const CongratulationsPage = ({ organisation }: { readonly organisation: string }) => {
  const { t } = useLingui();
  const isClimate = useTenant().settings.platformType === 'climate';
  usePageTitle(t`Congratulations`);
  return (
    <Page title={<Trans>Congratulations!</Trans>}>
      <Stack gap={6}>
        <Hero
          title={
            isClimate ? (
              <Trans>{organisation} is ready to measure</Trans>
            ) : (
              <Trans>{organisation} is ready to report</Trans>
            )
          }
          action={
            <Button asChild emphasis="inverse">
              <Link to="/ct">
                <Trans>Go to the home page</Trans>
              </Link>
            </Button>
          }
        >
          {isClimate ? (
            <Trans>The company profile is complete. Your home page lists the steps to your first inventory.</Trans>
          ) : (
            <Trans>The company profile is complete. Your home page lists the steps to your first report.</Trans>
          )}
        </Hero>
        <div>
          <TextLink asChild>
            <Link to="/ct/introduction">
              {isClimate ? <Trans>See what an inventory is about</Trans> : <Trans>See what reporting is about</Trans>}
            </Link>
          </TextLink>
        </div>
      </Stack>
    </Page>
  );
};
