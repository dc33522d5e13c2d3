import { useFormatters, useLanguage } from '@esg/app-kit';
import { type PlacedDisclosure, printedCode, type Succession } from '@esg/contract';
import { Badge, Card, Grid, Heading, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** An old disclosure beside its replacement. */
export const SuccessionCard = ({ succession }: { readonly succession: Succession }) => {
  const { t } = useLingui();
  const { day } = useFormatters();
  const { disclosure, successor, from, basis } = succession;
  const date = day(from);
  return (
    <Card padding="compact">
      <Stack gap={3}>
        <Grid cell="medium" gap={3}>
          <Placed heading={t`Replaced`} placed={disclosure} />
          <Placed heading={t`Replaced by`} placed={successor} />
        </Grid>
        <Text size="sm">
          {basis === 'period' ? (
            <Trans>For periods that start on or after {date}</Trans>
          ) : (
            <Trans>For reports published on or after {date}</Trans>
          )}
        </Text>
      </Stack>
    </Card>
  );
};

const Placed = ({ heading, placed }: { readonly heading: string; readonly placed: PlacedDisclosure }) => {
  const language = useLanguage();
  return (
    <Stack gap={1}>
      <Text size="sm" tone="muted">
        {heading}
      </Text>
      <Heading level={2} size="sm">
        {printedCode(placed.code, placed.versionId, language)} {placed.title?.[language]}
      </Heading>
      <div>
        <Badge>{placed.framework[language]}</Badge>
      </div>
      {!placed.title && (
        <Text size="sm" tone="muted">
          <Trans>It’s not in the library</Trans>
        </Text>
      )}
    </Stack>
  );
};
