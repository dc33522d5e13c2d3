import { climateQueries } from '@esg/api-client';
import { NotLoaded, useApi, usePageTitle } from '@esg/app-kit';
import type { UserProfile } from '@esg/contract';
import { Page, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { ClimateHelp } from '../frame/ClimateHelp.tsx';
import { ClimateTabs } from '../frame/ClimateTabs.tsx';
import { BaseYear } from './BaseYear.tsx';
import { InventorySettings } from './InventorySettings.tsx';
import type { MoveButtonsProps } from './OriginOrder.tsx';
import { Recalculation } from './Recalculation.tsx';
import { RulesCard } from './RulesCard.tsx';

type ClimateRulesPageProps = Pick<UserProfile, 'permissions'> & {
  readonly MoveButtons: ComponentType<MoveButtonsProps>;
};

/** How the organisation calculates, and calculating everything again. */
export const ClimateRulesPage = ({ permissions, MoveButtons }: ClimateRulesPageProps) => {
  const { t } = useLingui();
  const title = t`Rules`;
  usePageTitle(`${title} · ${t`Climate`}`);
  const rules = useQuery(climateQueries.rules(useApi()));
  const mayChange = permissions.includes('climate:confirm');
  return (
    <Page title={title} tabs={<ClimateTabs current="/ct/climate/rules" permissions={permissions} />}>
      <Stack gap={6} align="stretch">
        {rules.data ? (
          <RulesCard rules={rules.data} mayChange={mayChange} MoveButtons={MoveButtons} />
        ) : (
          <NotLoaded
            title={<Trans>Couldn’t load the rules</Trans>}
            error={rules.error}
            onRetry={() => void rules.refetch()}
          />
        )}
        <Recalculation mayChange={mayChange} />
        <InventorySettings mayChange={mayChange} />
        <BaseYear permissions={permissions} />
        <ClimateHelp about="baseYear" />
      </Stack>
    </Page>
  );
};
