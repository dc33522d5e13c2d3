import { documentQueries } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import { Stack, Text } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

/** Reports that are named; the others are counted. */
const reportsShown = 3;

/** Which answers and suggestions come from documents that are about to be deleted, and what becomes of them. Nothing where there are none. */
export const DocumentUses = ({ ids }: { readonly ids: readonly string[] }) => {
  const { list } = useFormatters();
  const { data } = useQuery(documentQueries.uses(useApi(), ids));
  if (!data || (data.reports.length === 0 && data.open === 0)) return null;
  const { reports, open } = data;
  const answers = reports.reduce((sum, each) => sum + each.answers, 0);
  const more = reports.length - reportsShown;
  const shown = list(reports.slice(0, reportsShown).map(({ name }) => name));
  return (
    <Stack gap={2} align="stretch">
      {answers > 0 && (
        <Text>
          <Plural
            value={answers}
            one="# answer comes from here. It stays, but you can’t open its source any more."
            other="# answers come from here. They stay, but you can’t open their sources any more."
          />{' '}
          {more > 0 ? (
            <Trans>
              In: {shown} and {more} more.
            </Trans>
          ) : (
            <Trans>In: {shown}.</Trans>
          )}
        </Text>
      )}
      {open > 0 && (
        <Text>
          <Plural
            value={open}
            one="# suggestion that you haven’t reviewed goes with it."
            other="# suggestions that you haven’t reviewed go with it."
          />
        </Text>
      )}
    </Stack>
  );
};
