import { restatementQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { ComparativeChange } from '@esg/contract';
import { Banner, Stack, Text } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCitation } from '../use-citation.ts';
import { useWizard } from '../wizard-context.ts';
import { useFigurePlace, useFigureText } from './use-figure-text.ts';

const shownMax = 5;

/** Says of a published report which figures of earlier years have changed since, so that its files are out of step. */
export const ComparativesChanged = () => {
  const { report } = useWizard();
  const { data } = useQuery({ ...restatementQueries.ofReport(useApi(), report.id), retry: false });
  const changed = data?.comparatives ?? [];
  if (changed.length === 0) return null;
  const more = changed.length - shownMax;
  return (
    <Banner
      tone="warning"
      title={
        <Plural
          value={changed.length}
          one="# figure of an earlier year has changed since this report was published"
          other="# figures of earlier years have changed since this report was published"
        />
      }
    >
      <Stack gap={2}>
        <Stack as="ul" gap={1}>
          {changed.slice(0, shownMax).map((change) => (
            <ChangedFigure
              key={JSON.stringify([
                change.disclosureCode,
                change.fieldKey,
                change.breakdown,
                change.descriptor,
                change.year,
              ])}
              change={change}
            />
          ))}
        </Stack>
        {more > 0 && (
          <Text as="span" size="sm">
            <Plural value={more} one="And # more." other="And # more." />
          </Text>
        )}
        <Text as="span" size="sm">
          <Trans>Its files show the old ones. To print the new ones, edit the report and publish a new version.</Trans>
        </Text>
      </Stack>
    </Banner>
  );
};

const ChangedFigure = ({ change }: { readonly change: ComparativeChange }) => {
  const cite = useCitation();
  const { field, name } = useFigurePlace()(change);
  const text = useFigureText();
  const code = cite(change.disclosureCode);
  return (
    <li>
      <Text as="span" size="sm" numeric>
        {code} {name}, {change.year}: {text(change.old, field, change)} → {text(change.new, field, change)}
      </Text>
    </li>
  );
};
