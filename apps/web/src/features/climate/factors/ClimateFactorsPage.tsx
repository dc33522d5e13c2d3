import { climateQueries } from '@esg/api-client';
import { NotLoaded, useApi, usePageTitle } from '@esg/app-kit';
import { type ClimateFactor, climateFactorStates, type UserProfile } from '@esg/contract';
import { Banner, Button, Card, EmptyState, Grid, Inline, Page, Select, Stack, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ClimateHelp } from '../frame/ClimateHelp.tsx';
import { ClimateTabs } from '../frame/ClimateTabs.tsx';
import { useActivityNames } from '../names/use-activity-names.ts';
import { CheckLinked } from './CheckFactor.tsx';
import { ConfirmFactor } from './ConfirmFactor.tsx';
import { type FactorAction, FactorCard } from './FactorCard.tsx';
import { FactorDialog } from './FactorDialog.tsx';
import { FactorLog } from './FactorLog.tsx';
import { type FactorPlace, readFactorPlace } from './factor-place.ts';
import { RemoveFactor } from './RemoveFactor.tsx';

type FactorsProps = Pick<UserProfile, 'permissions'>;

/** Factors that the organisation enters with their source: added, changed, removed, and confirmed by a second look. */
export const ClimateFactorsPage = ({ permissions }: FactorsProps) => {
  const { t } = useLingui();
  const title = t`Own factors`;
  usePageTitle(`${title} · ${t`Climate`}`);
  const [adding, setAdding] = useState(false);
  const [reading, setReading] = useState(false);
  const mayWrite = permissions.includes('climate:write');
  const { place, move } = useFactorPlace();
  return (
    <Page
      title={title}
      tabs={<ClimateTabs current="/ct/climate/factors" permissions={permissions} />}
      action={
        mayWrite && (
          <Button emphasis="strong" onClick={() => setAdding(true)}>
            <Trans>Add a factor</Trans>
          </Button>
        )
      }
    >
      <Stack gap={4} align="stretch">
        {mayWrite && place.check && <CheckLinked id={place.check} onClose={() => move({ check: '' })} />}
        <Library />
        <OwnFactors permissions={permissions} onAdd={mayWrite ? () => setAdding(true) : undefined} />
        <Inline>
          <Button emphasis="quiet" onClick={() => setReading(true)}>
            <Trans>Log of all own factors</Trans>
          </Button>
        </Inline>
        <ClimateHelp about="factors" />
      </Stack>
      {adding && <FactorDialog onClose={() => setAdding(false)} />}
      {reading && <FactorLog onClose={() => setReading(false)} />}
    </Page>
  );
};

/** What is taken without anybody entering it, and what is not. */
const Library = () => (
  <Banner
    tone="info"
    title={<Trans>The library comes first</Trans>}
    action={
      <TextLink asChild>
        <Link to="/ct/emission-factors">
          <Trans>Open the factor library</Trans>
        </Link>
      </TextLink>
    }
  >
    <Trans>
      Published factors are used automatically. Enter a factor only where the library has none, such as for steam or for
      your supplier’s tariff. A factor is used only once it has been compared with its source, in the library and here.
    </Trans>
  </Banner>
);

/** Filters in the address, so that a link or a reload shows the same list. */
const useFactorPlace = () => {
  const navigate = useNavigate();
  const place = readFactorPlace(useSearch({ strict: false }));
  const move = (part: { readonly [Key in keyof FactorPlace]?: string }) =>
    void navigate({ to: '.', search: readFactorPlace({ ...place, ...part }), replace: true, resetScroll: false });
  return { place, move };
};

type OwnFactorsProps = FactorsProps & { readonly onAdd: (() => void) | undefined };

const OwnFactors = ({ permissions, onAdd }: OwnFactorsProps) => {
  const { place, move } = useFactorPlace();
  const narrowed = {
    ...(place.state && { state: place.state }),
    ...(place.activityTypeId && { activityTypeId: place.activityTypeId }),
  };
  const list = useInfiniteQuery(climateQueries.factors(useApi(), narrowed));
  const { data: factors, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const isNarrowed = Object.keys(narrowed).length > 0;
  if (!factors)
    return <NotLoaded title={<Trans>Couldn’t load the factors</Trans>} error={error} onRetry={() => void refetch()} />;
  if (factors.length === 0 && !isNarrowed) return <NoFactors onAdd={onAdd} />;
  return (
    <Stack gap={3} align="stretch">
      <Filters place={place} onMove={move} />
      {factors.length === 0 ? (
        <Card>
          <EmptyState
            title={<Trans>No own factors match</Trans>}
            purpose={<Trans>Show all of them again, or choose another activity.</Trans>}
            action={
              <Button onClick={() => move({ state: '', activityTypeId: '' })}>
                <Trans>Show all</Trans>
              </Button>
            }
          />
        </Card>
      ) : (
        <FactorList factors={factors} permissions={permissions} />
      )}
      {hasNextPage && (
        <Inline>
          <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
};

const NoFactors = ({ onAdd }: Pick<OwnFactorsProps, 'onAdd'>) => (
  <EmptyState
    title={<Trans>No own factors yet</Trans>}
    purpose={
      <Trans>
        An own factor says what one unit of an activity sets free, with its source. It is used once someone has compared
        it with that source.
      </Trans>
    }
    example={<Trans>For example: 0.25 kg CO₂ per kWh of steam, from a letter of the park that supplies it.</Trans>}
    action={
      onAdd && (
        <Button emphasis="strong" onClick={onAdd}>
          <Trans>Add your first factor</Trans>
        </Button>
      )
    }
  />
);

type FiltersProps = {
  readonly place: FactorPlace;
  readonly onMove: (part: { readonly state?: string; readonly activityTypeId?: string }) => void;
};

const Filters = ({ place, onMove }: FiltersProps) => {
  const { t } = useLingui();
  const activities = useActivityNames();
  const stateNames = { confirmed: t`Confirmed`, unconfirmed: t`Not confirmed yet` };
  return (
    <Grid cell="line" gap={2} role="search" aria-label={t`Find a factor`}>
      <Select
        label={t`State`}
        placeholder={t`All states`}
        value={place.state ?? ''}
        options={climateFactorStates.map((value) => ({ value, label: stateNames[value] }))}
        onChange={({ value }) => onMove({ state: value })}
      />
      <Select
        label={t({ context: 'kind', message: 'Activity' })}
        placeholder={t`All activities`}
        value={place.activityTypeId ?? ''}
        options={activities}
        onChange={({ value }) => onMove({ activityTypeId: value })}
      />
    </Grid>
  );
};

type Acting = { readonly action: FactorAction; readonly factor: ClimateFactor };

const FactorList = ({ factors, permissions }: FactorsProps & { readonly factors: readonly ClimateFactor[] }) => {
  const [acting, setActing] = useState<Acting>();
  const close = () => setActing(undefined);
  const actions: FactorAction[] = [
    ...(permissions.includes('climate:confirm') ? (['confirm'] as const) : []),
    ...(permissions.includes('climate:write') ? (['change', 'remove'] as const) : []),
    'log',
  ];
  return (
    <>
      {factors.map((factor) => (
        <FactorCard
          key={factor.id}
          factor={factor}
          actions={actions}
          onAct={(action) => setActing({ action, factor })}
        />
      ))}
      {acting?.action === 'change' && <FactorDialog factor={acting.factor} onClose={close} />}
      {acting?.action === 'confirm' && <ConfirmFactor factor={acting.factor} onClose={close} />}
      {acting?.action === 'remove' && <RemoveFactor factor={acting.factor} onClose={close} />}
      {acting?.action === 'log' && <FactorLog factor={acting.factor} onClose={close} />}
    </>
  );
};
