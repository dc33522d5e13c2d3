import { useMonthName } from '@esg/app-kit/figures';
import type { AmountReason } from '@esg/contract';
import { Banner, Button, Inline, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { AmountAnswers } from '../AmountAnswers.tsx';
import type { MonthWrite } from './month-rows.ts';
import type { MonthWrites, Refused } from './use-month-writes.ts';

/** Lines that are listed; the rest is only counted. */
const listedMax = 20;

type MonthsRefusedProps = {
  readonly writes: MonthWrites;
  readonly onAgain: (write: MonthWrite) => void;
  /** Stores an amount that waited for an answer. */
  readonly onSettle: (write: MonthWrite, part: Settled) => void;
};

type Settled = { readonly reason: AmountReason } | { readonly unit: string };

/** Typed texts that are not stored, each with the reason and what else stands there. Nothing is lost until the person discards it. */
export const MonthsRefused = ({ writes, onAgain, onSettle }: MonthsRefusedProps) => {
  const refused = [...writes.refused];
  if (refused.length === 0) return null;
  const more = refused.length - listedMax;
  return (
    <Banner
      tone="warning"
      title={<Plural value={refused.length} one="# amount isn’t saved" other="# amounts aren’t saved" />}
    >
      <Stack as="ul" gap={2}>
        {refused.slice(0, listedMax).map(([key, each]) => (
          <RefusedLine
            key={key}
            refused={each}
            onDrop={() => writes.drop(key)}
            onAgain={() => onAgain(each.write)}
            onSettle={(part) => onSettle(each.write, part)}
          />
        ))}
      </Stack>
      {more > 0 && (
        <Text size="sm">
          <Plural value={more} one="And # more." other="And # more." />
        </Text>
      )}
    </Banner>
  );
};

type RefusedLineProps = {
  readonly refused: Refused;
  readonly onDrop: () => void;
  readonly onAgain: () => void;
  readonly onSettle: (part: Settled) => void;
};

const RefusedLine = ({ refused: { write, reason, theirs, doubt }, onDrop, onAgain, onSettle }: RefusedLineProps) => {
  const { t } = useLingui();
  const monthName = useMonthName('short');
  const place = `${write.row.name}, ${monthName(write.month)}`;
  const { text } = write;
  return (
    <Inline as="li" gap={2} justify="between">
      <Text size="sm">
        <Trans>
          <strong>{place}</strong>: “{text}” – {reason}
        </Trans>{' '}
        {theirs !== undefined && <Trans>Stored there now: {theirs}.</Trans>}
      </Text>
      <Inline gap={2}>
        {doubt ? (
          <AmountAnswers
            doubt={doubt}
            place={place}
            onRight={(amountReason) => onSettle({ reason: amountReason })}
            onUnit={(unit) => onSettle({ unit })}
          />
        ) : (
          <Button
            size="compact"
            aria-label={theirs === undefined ? t`Try again: ${place}` : t`Keep mine: ${place}`}
            onClick={onAgain}
          >
            {theirs === undefined ? <Trans>Try again</Trans> : <Trans>Keep mine</Trans>}
          </Button>
        )}
        <Button size="compact" aria-label={t`Discard: ${place}`} onClick={onDrop}>
          <Trans>Discard</Trans>
        </Button>
      </Inline>
    </Inline>
  );
};
