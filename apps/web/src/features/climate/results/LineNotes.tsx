import type { ClimateLineState, ClimateSums } from '@esg/contract';
import { Banner, Inline, TextLink } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { linesBehind, type Results } from './use-results.ts';

type LineNotesProps = {
  readonly results: Results;
  readonly counts: Pick<ClimateSums, 'openLines' | 'outdatedLines' | 'estimatedLines'>;
};

/** How many lines are not in the figures, go by former rules, or are estimates, each with a link to them. */
export const LineNotes = ({ results, counts: { openLines, outdatedLines, estimatedLines } }: LineNotesProps) => {
  if (openLines + outdatedLines + estimatedLines === 0) return null;
  const linkTo = (state: ClimateLineState, children: ReactNode): ReactElement => (
    <TextLink asChild>
      <Link to="/ct/climate/activities" search={{ ...linesBehind(results), state }}>
        {children}
      </Link>
    </TextLink>
  );
  return (
    <Banner
      tone={openLines + outdatedLines > 0 ? 'warning' : 'info'}
      announced={false}
      title={
        openLines > 0 ? (
          <Trans>These figures aren’t complete</Trans>
        ) : outdatedLines > 0 ? (
          <Trans>Some of these figures go by former rules or factors</Trans>
        ) : (
          <Trans>Some of these figures are estimates</Trans>
        )
      }
    >
      <Inline gap={4}>
        {openLines > 0 &&
          linkTo('open', <Plural value={openLines} one="# line has a question" other="# lines have a question" />)}
        {outdatedLines > 0 &&
          linkTo('outdated', <Plural value={outdatedLines} one="# line is outdated" other="# lines are outdated" />)}
        {estimatedLines > 0 &&
          linkTo(
            'estimated',
            <Plural value={estimatedLines} one="# line is an estimate" other="# lines are estimates" />,
          )}
      </Inline>
    </Banner>
  );
};
