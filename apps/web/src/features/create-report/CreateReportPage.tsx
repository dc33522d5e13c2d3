import { usePageTitle } from '@esg/app-kit';
import { Button, Card, Grid, Heading, Page, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAiUnlocked } from './AiStart.tsx';
import { useStartingPoints } from './use-starting-points.ts';

/** The ways to start a new report, each with one press. */
export const CreateReportPage = () => {
  const { t } = useLingui();
  const points = useStartingPoints();
  const title = t`Create a report`;
  usePageTitle(title);
  return (
    <Page title={title} purpose={<Trans>Choose what the report starts from. Everything can be changed later.</Trans>}>
      <Grid as="ul" cell="medium">
        <Way
          title={t`A framework`}
          hint={t`HKEX, GRI, IFRS S2 and more. We fill in the figures you already have.`}
          action={
            <Button asChild emphasis="strong">
              <Link to="/ct/select-framework">
                <Trans>Choose a framework</Trans>
              </Link>
            </Button>
          }
        />
        <Way
          title={points['next-period'].label}
          hint={points['next-period'].hint}
          action={
            <Button asChild>
              <Link to="/ct/create-report" search={{ from: 'next-period' }}>
                <Trans>Continue from last year</Trans>
              </Link>
            </Button>
          }
        />
        <Way
          title={points.template.label}
          hint={points.template.hint}
          action={
            <Button asChild>
              <Link to="/ct/create-report" search={{ from: 'template' }}>
                <Trans>Choose a template</Trans>
              </Link>
            </Button>
          }
        />
        <AiWay />
        <Way
          title={t`Not sure yet`}
          hint={t`Answer two questions and we’ll suggest a framework.`}
          action={
            <Button asChild>
              <Link to="/ct/framework-helper">
                <Trans>Help me choose</Trans>
              </Link>
            </Button>
          }
        />
      </Grid>
    </Page>
  );
};

/** Spec section 6: shown locked to accounts without it. */
const AiWay = () => {
  const { t } = useLingui();
  const isLocked = useAiUnlocked() === false;
  return (
    <Way
      title={t`AI-generated report`}
      hint={
        isLocked
          ? t`The AI feature is locked for your account. Files stay locked until support enables it.`
          : t`We search your documents and suggest answers with the page they come from. You accept, edit or reject each one.`
      }
      action={
        <Button asChild>
          {isLocked ? (
            <Link to="/ct/help/contact">
              <Trans>Contact support</Trans>
            </Link>
          ) : (
            <Link to="/ct/select-framework" search={{ category: 'AI' }}>
              <Trans>Search my documents</Trans>
            </Link>
          )}
        </Button>
      }
    />
  );
};

type WayProps = { readonly title: string; readonly hint: string; readonly action: ReactNode };

const Way = ({ title, hint, action }: WayProps) => (
  <Card as="li">
    <Stack gap={3}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <Text tone="muted">{hint}</Text>
      <div>{action}</div>
    </Stack>
  </Card>
);
