import { useFormatters } from '@esg/app-kit';
import { type DraftBasis as Basis, materialityPath, materialityStepPath } from '@esg/contract';
import { Banner, Stack, Text, TextLink } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';

/** The route belongs to the shell, so its types are not known here. */
const to = (path: string) => ({ to: path }) as LinkProps;

/** The decision that a draft speaks of, what is doubtful about it, and how much is left to the person; without one, the way to one. */
export const DraftBasis = ({ basis, gaps }: { readonly basis: Basis | undefined; readonly gaps: number }) => {
  if (!basis)
    return (
      <Banner
        tone="neutral"
        title={<Trans>The assessment says nothing for this yet</Trans>}
        action={
          <TextLink asChild>
            <Link {...to(materialityPath)}>
              <Trans>Open the assessments</Trans>
            </Link>
          </TextLink>
        }
      >
        <Trans>
          A draft needs a decision by rules that look at every side your framework asks for, with topics that belong
          here.
        </Trans>
      </Banner>
    );
  return <Decided basis={basis} gaps={gaps} />;
};

const Decided = ({ basis, gaps }: { readonly basis: Basis; readonly gaps: number }) => {
  const { t } = useLingui();
  const { date } = useFormatters();
  const { assessmentId, decidedAt, isOtherYear, hasChanged } = basis;
  const year = String(basis.year);
  const day = date(decidedAt);
  return (
    <Banner
      tone={isOtherYear || hasChanged ? 'warning' : 'info'}
      title={t`From the materiality assessment ${year}, decided on ${day}`}
      action={
        <TextLink asChild>
          <Link {...to(materialityStepPath(assessmentId, 'decision'))}>
            <Trans>Open the decision</Trans>
          </Link>
        </TextLink>
      }
    >
      <Stack gap={1}>
        {isOtherYear && (
          <Text>
            <Trans>It is about another year than this report’s.</Trans>
          </Text>
        )}
        {hasChanged && (
          <Text>
            <Trans>The assessment has changed since. Decide again if the report should follow it.</Trans>
          </Text>
        )}
        {gaps > 0 && (
          <Text>
            <Plural
              value={gaps}
              one="# place in brackets is left to you. The report can’t be published until you fill or delete it."
              other="# places in brackets are left to you. The report can’t be published until you fill or delete them."
            />
          </Text>
        )}
      </Stack>
    </Banner>
  );
};
