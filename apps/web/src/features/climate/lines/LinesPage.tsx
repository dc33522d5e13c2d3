import { organizationQueries } from '@esg/api-client';
import { useApi, usePageTitle } from '@esg/app-kit';
import type { UserProfile } from '@esg/contract';
import { Button, Inline, Page, SegmentedControl, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ClimateHelp } from '../frame/ClimateHelp.tsx';
import { ClimateTabs } from '../frame/ClimateTabs.tsx';
import { ImportLink } from './ImportLink.tsx';
import { LineDialog } from './LineDialog.tsx';
import { LineList } from './LineList.tsx';
import { LinesFilters } from './LinesFilters.tsx';
import { LinesTotals } from './LinesTotals.tsx';
import { blankLine } from './line-needs.ts';
import { type LinesPlace, linesPlaceOf, type Move } from './lines-place.ts';
import { MonthsGrid } from './months/MonthsGrid.tsx';
import type { OpenedLine } from './use-line-form.ts';

/** The month before the present one: bills come afterwards. */
const lastMonth = () => {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1, 1)).toISOString().slice(0, 7);
};

/** A line of what the list is narrowed by, about which nothing else is said yet. */
const blankIn = (place: LinesPlace, country: string | null): OpenedLine => {
  const category = place.category === undefined ? null : Number(place.category);
  return {
    blank: {
      ...blankLine(place.activityTypeId ?? '', lastMonth()),
      category,
      entityId: place.entityId ?? null,
      region: country,
    },
    headquarters: country,
  };
};

/** The line that is open in the form. A new one begins with the country of the headquarters, which the form says: most of it is used there. */
const useOpened = (place: LinesPlace, mayWrite: boolean) => {
  const { data: organisation, isPending } = useQuery(organizationQueries.profile(useApi()));
  const [opened, setOpened] = useState<OpenedLine>();
  const blank = () => blankIn(place, organisation?.headquartersCountry ?? null);
  return {
    opened: opened ?? (place.add && mayWrite && !isPending ? blank() : undefined),
    setOpened,
    add: () => setOpened(blank()),
  };
};

/** Activity data: every line with what it comes to or its question, or meters by the months of a year. */
export const LinesPage = ({ permissions }: Pick<UserProfile, 'permissions'>) => {
  const { t } = useLingui();
  usePageTitle(t`Activity data`);
  const navigate = useNavigate();
  const place = linesPlaceOf(useSearch({ strict: false }));
  const mayWrite = permissions.includes('climate:write');
  const { opened, setOpened, add } = useOpened(place, mayWrite);
  const move: Move = (change) =>
    void navigate({
      to: '.',
      replace: true,
      resetScroll: false,
      search: (before) => linesPlaceOf({ ...linesPlaceOf(before), ...change }),
    });
  const close = () => {
    setOpened(undefined);
    if (place.add) move({ add: undefined });
  };
  return (
    <Page
      title={t`Activity data`}
      tabs={<ClimateTabs current="/ct/climate/activities" permissions={permissions} />}
      action={
        mayWrite && (
          <Inline gap={2}>
            <ImportLink />
            <Button emphasis="strong" onClick={add}>
              <Trans>Add activity data</Trans>
            </Button>
          </Inline>
        )
      }
    >
      <Stack gap={3}>
        <SegmentedControl
          label={t`View`}
          labelHidden
          value={place.view ?? 'lines'}
          onChange={({ value }) => move({ view: value === 'months' ? 'months' : undefined })}
          options={[
            { value: 'lines', label: t`List` },
            { value: 'months', label: t`By month` },
          ]}
        />
        <LinesFilters place={place} onMove={move} />
        {place.view === 'months' ? (
          <MonthsGrid place={place} mayWrite={mayWrite} onAdd={add} onMove={move} />
        ) : (
          <>
            <LinesTotals place={place} />
            <LineList place={place} mayWrite={mayWrite} onAdd={add} onOpen={setOpened} onMove={move} />
          </>
        )}
        <ClimateHelp about="activities" />
      </Stack>
      {opened && <LineDialog opened={opened} onClose={close} />}
    </Page>
  );
};
