import { usePageTitle } from '@esg/app-kit';
import type { UserProfile } from '@esg/contract';
import { Button, EmptyState, Page } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ClimateTabs } from './ClimateTabs.tsx';

/** Where the menu leads until results have their page: to the factors that can be read. */
export const ClimateStart = ({ permissions }: Pick<UserProfile, 'permissions'>) => {
  const { t } = useLingui();
  const title = t`Climate`;
  usePageTitle(title);
  return (
    <Page title={title} tabs={<ClimateTabs current="/ct/climate" permissions={permissions} />}>
      <EmptyState
        title={<Trans>Look up what an activity emits</Trans>}
        purpose={<Trans>The library names each factor’s publisher, year, region and licence.</Trans>}
        action={
          <Button asChild emphasis="strong">
            <Link to="/ct/emission-factors">
              <Trans>Emission factors</Trans>
            </Link>
          </Button>
        }
      />
    </Page>
  );
};
