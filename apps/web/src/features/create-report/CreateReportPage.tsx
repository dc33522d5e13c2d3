import { usePageTitle } from '@esg/app-kit';
import { Button, Card, Grid, Heading, Page, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
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
