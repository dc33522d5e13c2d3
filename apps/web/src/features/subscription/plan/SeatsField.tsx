import { useFormatters } from '@esg/app-kit';
import { seatLimits } from '@esg/contract';
import { IconButton, Inline, IntegerField, Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Minus, Plus } from 'lucide-react';
import { readSeats, seatRefusal, stepSeats } from './seat-count.ts';

type SeatsFieldProps = {
  readonly id: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly error: string | undefined;
};

/** The number of seats: typed, or stepped by one. Above the number that is sold here it links to support. */
export const SeatsField = ({ id, value, onChange, error }: SeatsFieldProps) => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  const { min, max } = seatLimits;
  return (
    <Stack gap={2}>
      <IntegerField
        id={id}
        label={t`Seats`}
        hint={t`One for each person; entity users need none. At least ${min}.`}
        required
        value={value}
        parse={(typed) => readSeats(typed)?.toString()}
        format={(canonical) => integer(Number(canonical))}
        onChange={(change) => onChange(change.number ?? change.value)}
        error={error}
        aside={<Steps value={value} onChange={onChange} />}
      />
      {seatRefusal(value) === 'contact-support' && (
        <Text size="sm">
          <Trans>
            More than {max} seats come as a package of your own:{' '}
            <TextLink asChild>
              <Link to="/ct/help/contact">write to support</Link>
            </TextLink>
            .
          </Trans>
        </Text>
      )}
    </Stack>
  );
};

const Steps = ({ value, onChange }: Pick<SeatsFieldProps, 'value' | 'onChange'>) => {
  const { t } = useLingui();
  return (
    <Inline gap={2} wrap={false}>
      <IconButton
        emphasis="quiet"
        label={t`One seat fewer`}
        icon={<Minus />}
        onClick={() => onChange(stepSeats(value, -1))}
      />
      <IconButton
        emphasis="quiet"
        label={t`One seat more`}
        icon={<Plus />}
        onClick={() => onChange(stepSeats(value, 1))}
      />
    </Inline>
  );
};
