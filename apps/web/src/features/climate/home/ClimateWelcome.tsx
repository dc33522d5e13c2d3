import { climateQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { Button, Hero } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

/** Greeting where people come for the calculator, and the most useful step now: the first bill, open questions, or the results. */
export const ClimateWelcome = ({ firstName }: { readonly firstName: string }) => {
  const { t } = useLingui();
  const api = useApi();
  const { data: lines } = useInfiniteQuery(climateQueries.activities(api));
  const { data: open } = useInfiniteQuery(climateQueries.activities(api, { state: 'open' }));
  const title = t`Welcome, ${firstName}`;
  // No step is offered that another one would replace as soon as data load.
  if (!lines || !open) return <Hero level={1} title={title} />;
  if (lines.length === 0)
    return (
      <Hero
        level={1}
        title={title}
        action={
          <Button asChild emphasis="inverse">
            <Link to="/ct/climate/activities">
              <Trans>Enter your first bill</Trans>
            </Link>
          </Button>
        }
      >
        <Trans>Enter what your bills say. Every step from there to your emissions stays open to you.</Trans>
      </Hero>
    );
  if (open.length > 0)
    return (
      <Hero
        level={1}
        title={title}
        action={
          <Button asChild emphasis="inverse">
            <Link to="/ct/climate/activities" search={{ state: 'open' }}>
              <Trans>Answer the questions</Trans>
            </Link>
          </Button>
        }
      >
        <Trans>Some lines have a question instead of a number. Answer them to complete your emissions.</Trans>
      </Hero>
    );
  return (
    <Hero
      level={1}
      title={title}
      action={
        <Button asChild emphasis="inverse">
          <Link to="/ct/climate">
            <Trans>See your results</Trans>
          </Link>
        </Button>
      }
    >
      <Trans>All your lines have a number. See what changed, and publish it to the data hub.</Trans>
    </Hero>
  );
};
