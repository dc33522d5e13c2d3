import { useFormatters } from '@esg/app-kit';
import type { ClimateBoundary, ConsolidationApproach, UserProfile } from '@esg/contract';
import { Inline, Text, TextLink } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useClimateNames } from '../names/use-climate-names.ts';

const approaches: Record<ConsolidationApproach, MessageDescriptor> = {
  operational_control: msg`Counted by operational control.`,
  financial_control: msg`Counted by financial control.`,
  equity_share: msg`Counted by equity share.`,
};

type Part = ClimateBoundary['parts'][number];

/** An entity with what of it counts, such as “Depot 60%”. */
const usePartText = () => {
  const { t } = useLingui();
  const { decimal, date } = useFormatters();
  const { entity } = useClimateNames();
  return ({ entityId, percent, days }: Part): string => {
    const name = entity(entityId);
    const share = decimal(percent);
    return days === null
      ? t`${name} ${share}%`
      : t`${name} ${share}%, from ${date(days.start)} to ${date(days.end)} only`;
  };
};

type CountedByProps = Partial<Pick<UserProfile, 'permissions'>> & {
  readonly boundary: ClimateBoundary | null;
  /** The entity whose results are looked at, which count in full. */
  readonly entity?: string | undefined;
};

/** By which shares of the organisational boundary results count, with the way to it. Shows nothing before an approach is chosen. */
export const CountedBy = ({ boundary, entity, permissions = [] }: CountedByProps) => {
  const { i18n } = useLingui();
  const partText = usePartText();
  if (!boundary) return null;
  const { approach, year, parts, others } = boundary;
  const said = parts.map(partText).join('; ');
  if (entity !== undefined && parts.length === 0) return null;
  return (
    <Inline gap={3}>
      <Text size="sm">
        {entity !== undefined ? (
          <Trans>Results of one entity are in full. For the organisation it counts by share: {said}.</Trans>
        ) : (
          <>
            {i18n._(approaches[approach])}{' '}
            {parts.length === 0 ? (
              <Trans>Every entity with lines counts in full.</Trans>
            ) : (
              <Trans>In part: {said}.</Trans>
            )}{' '}
            {others > 0 && <Plural value={others} one="And # more entity." other="And # more entities." />}
          </>
        )}
      </Text>
      {permissions.includes('entity:manage') && (
        <TextLink asChild>
          <Link to="/ct/entity-management/boundary" search={{ year }}>
            <Trans>Open the boundary</Trans>
          </Link>
        </TextLink>
      )}
    </Inline>
  );
};
