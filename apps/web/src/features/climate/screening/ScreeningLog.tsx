import { climateScreeningQueries } from '@esg/api-client';
import { NotLoaded, useApi, useFormatters } from '@esg/app-kit';
import type { ScreeningEvent } from '@esg/contract';
import { Button, Dialog, Stack, Text, Timeline } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useScreeningWords } from './use-screening-words.ts';

type ScreeningLogProps = {
  /** Left out for the log of all categories. */
  readonly category?: number;
};

/** The button of the log. */
export const ScreeningLog = ({ category }: ScreeningLogProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button emphasis="quiet" onClick={() => setIsOpen(true)}>
        <Trans>Log</Trans>
      </Button>
      {isOpen && <LogDialog category={category} onClose={() => setIsOpen(false)} />}
    </>
  );
};

type LogDialogProps = { readonly category: number | undefined; readonly onClose: () => void };

/** Who decided, planned and estimated what, newest first. */
const LogDialog = ({ category, onClose }: LogDialogProps) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const names = useClimateNames();
  const titleOf = useDeeds();
  const log = useInfiniteQuery(climateScreeningQueries.events(useApi(), category === undefined ? {} : { category }));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Log of the screening</Trans>}
      description={category === undefined ? undefined : names.category(String(category))}
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
            label={t`Log of the screening`}
            events={log.data.map((event) => ({
              id: event.id,
              title: titleOf(event),
              dateTime: event.at,
              time: `${date(event.at)} ${time(event.at)}`,
              content: event.deed === 'decided' && event.reason ? <Text size="sm">{event.reason}</Text> : undefined,
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

/** Who did what to which category. */
const useDeeds = () => {
  const { t } = useLingui();
  const names = useClimateNames();
  const words = useScreeningWords();
  return ({ deed, by, category, relevance }: ScreeningEvent): string => {
    const name = names.category(String(category));
    const decision = words.relevance(relevance);
    const titles = {
      decided: t`${by} decided on ${name}: ${decision}`,
      planned: t`${by} planned ${name}`,
      estimated: t`${by} changed the rough estimates of ${name}`,
    };
    return titles[deed];
  };
};
