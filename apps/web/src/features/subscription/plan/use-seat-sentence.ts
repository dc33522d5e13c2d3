import { seatLimits } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import type { SeatRefusal } from './seat-count.ts';

/** Why a number of seats is refused, as a sentence. */
export const useSeatSentence = () => {
  const { t } = useLingui();
  const { min, max } = seatLimits;
  const sentences: Record<SeatRefusal, string> = {
    required: t`Please enter the number of seats`,
    'too-few': t`A subscription has at least ${min} seats.`,
    'contact-support': t`For more than ${max} seats, please contact our support team.`,
  };
  return (refusal: SeatRefusal | undefined) => refusal && sentences[refusal];
};
