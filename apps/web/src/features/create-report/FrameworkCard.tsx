import { useFormatters, useLanguage } from '@esg/app-kit';
import type { FrameworkSummary } from '@esg/contract';
import { Button, Card, Facts, Heading, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

type FrameworkCardProps = { readonly framework: FrameworkSummary; readonly onChoose: () => void };

/** One framework: what it is, whose it is, from when it applies and how much it asks. */
export const FrameworkCard = ({ framework, onChoose }: FrameworkCardProps) => {
  const { t } = useLingui();
  const { day } = useFormatters();
  const language = useLanguage();
  const name = framework.name[language];
  const facts = [
    { term: t`Owner`, value: framework.owner },
    { term: t`Version`, value: framework.version },
    ...(framework.effectiveFrom ? [{ term: t`Effective from`, value: day(framework.effectiveFrom) }] : []),
    {
      term: t`Disclosures`,
      value: <Plural value={framework.disclosureCount} one="# disclosure" other="# disclosures" />,
    },
  ];
  return (
    <Card as="li">
      <Stack gap={4} align="start">
        <Heading level={2} size="md">
          {name}
        </Heading>
        <Facts facts={facts} />
        <Text size="sm" tone="muted">
          {framework.licenceNote[language]}
        </Text>
        <Button emphasis="soft" onClick={onChoose}>
          <Trans>Use {name}</Trans>
        </Button>
      </Stack>
    </Card>
  );
};
