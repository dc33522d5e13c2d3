import { Button, Card, Grid, Heading, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StepIntro } from '../../wizard/StepIntro.tsx';
import { StepLink } from '../../wizard/StepLink.tsx';
import { tutorialCards } from './tutorial-cards.ts';
import { useTutorialSeen } from './use-tutorial-seen.ts';

/** Step: how a report is made, in a few cards. May be skipped; somebody who has seen it is told so next time. */
export const Tutorial = () => {
  const { t, i18n } = useLingui();
  const [seen, setSeen] = useTutorialSeen();
  return (
    <Stack gap={6} align="stretch">
      <StepIntro
        title={t`Tutorial`}
        purpose={t`How to create a report, in two minutes. You can come back to it at any time.`}
        action={
          <Button asChild emphasis="quiet">
            <StepLink step="select-disclosures" onClick={() => setSeen(true)}>
              <Trans>Skip the tutorial</Trans>
            </StepLink>
          </Button>
        }
      />
      {seen && (
        <Text tone="muted" role="status">
          <Trans>You have seen this tutorial before.</Trans>
        </Text>
      )}
      <Grid as="ol" cell="medium" gap={4}>
        {tutorialCards.map(({ id, title, text, step, action }, index) => (
          <Card as="li" key={id}>
            <Stack gap={3}>
              <Inline gap={2}>
                <Text as="span" tone="muted" numeric>
                  {index + 1}
                </Text>
                <Heading level={3}>{i18n._(title)}</Heading>
              </Inline>
              <Text measured>{i18n._(text)}</Text>
              <div>
                <Button asChild size="compact" emphasis="quiet">
                  <StepLink step={step} onClick={() => setSeen(true)}>
                    {i18n._(action)}
                  </StepLink>
                </Button>
              </div>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
};
