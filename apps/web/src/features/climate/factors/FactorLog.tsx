import { climateQueries } from '@esg/api-client';
import { NotLoaded, useApi, useFormatters } from '@esg/app-kit';
import type { ClimateFactor, ClimateFactorEvent } from '@esg/contract';
import { Button, Dialog, Stack, Text, Timeline } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';

type FactorLogProps = {
  /** Left out for the log of all own factors, those that were removed too. */
  readonly factor?: ClimateFactor | undefined;
  readonly onClose: () => void;
};

/** Who entered, changed, confirmed and removed own factors, newest first. */
export const FactorLog = ({ factor, onClose }: FactorLogProps) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const titleOf = useDeeds(factor === undefined);
  const changedIn = useChanged();
  const log = useInfiniteQuery(climateQueries.factorEvents(useApi(), factor ? { factorId: factor.id } : {}));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Log of own factors</Trans>}
      description={factor?.name}
      closeLabel={t`Close`}
    >
      <Stack gap={4} align="stretch">
        {!log.data ? (
          <NotLoaded
            title={<Trans>Couldn’t load the log</Trans>}
            error={log.error}
            onRetry={() => void log.refetch()}
          />
        ) : log.data.length === 0 ? (
          <Text tone="muted">
            <Trans>Nothing has been recorded yet. What people do from now on is listed here.</Trans>
          </Text>
        ) : (
          <Timeline
            label={t`Log of own factors`}
            events={log.data.map((event) => ({
              id: event.id,
              title: titleOf(event),
              dateTime: event.at,
              time: `${date(event.at)} ${time(event.at)}`,
              content: changedIn(event),
            }))}
          />
        )}
        {log.hasNextPage && (
          <Stack align="start">
            <Button pending={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
              <Trans>Show older entries</Trans>
            </Button>
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
};

/** Who did what; with the factor’s name where the log is of all of them. */
const useDeeds = (isOfAll: boolean) => {
  const { t } = useLingui();
  return ({ deed, by, name }: ClimateFactorEvent): string => {
    const titles = isOfAll
      ? {
          created: t`${by} entered “${name}”`,
          changed: t`${by} changed “${name}”`,
          confirmed: t`${by} confirmed “${name}”`,
          removed: t`${by} removed “${name}”`,
        }
      : {
          created: t`${by} entered it`,
          changed: t`${by} changed it`,
          confirmed: t`${by} confirmed it`,
          removed: t`${by} removed it`,
        };
    return titles[deed];
  };
};

/** The fields that were changed, in words. */
const useChanged = () => {
  const { t } = useLingui();
  const { list } = useFormatters();
  const names: Readonly<Record<string, string>> = {
    activityTypeId: t({ context: 'kind', message: 'Activity' }),
    name: t`Name`,
    origin: t`Stated by`,
    region: t`Country or region`,
    unit: t`Unit`,
    basis: t`Gross or net energy content`,
    method: t`Method of scope 2`,
    gwpSet: t`Warming potentials`,
    prices: t`Prices`,
    gases: t`Amount per unit`,
    publicationYear: t`Year of publication`,
    validFrom: t`Applies from`,
    validTo: t`Applies until`,
    source: t({ message: 'Source', context: 'of a factor' }),
    evidence: t`Where in the source`,
    licence: t`Licence or terms of use`,
    uncertaintyPercent: t`Uncertainty`,
    documents: t`Evidence`,
  };
  return ({ changed }: ClimateFactorEvent) => {
    if (changed.length === 0) return undefined;
    const fields = list(changed.map((field) => names[field] ?? field));
    return (
      <Text size="sm">
        <Trans>Changed: {fields}</Trans>
      </Text>
    );
  };
};
