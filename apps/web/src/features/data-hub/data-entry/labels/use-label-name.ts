import { useProblemSentences } from '@esg/app-kit';
import { dataPointLimits } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';

const { labelLengthMin, labelLengthMax } = dataPointLimits;

/** The name of a label while it is typed: 2 to 50 characters (spec section 5). */
export const useLabelName = (first: string) => {
  const { t } = useLingui();
  const { issue } = useProblemSentences();
  const id = useId();
  const [name, setName] = useState(first);
  const [tried, setTried] = useState(false);
  const isShort = name.trim().length < labelLengthMin;
  const error =
    tried && isShort ? issue({ rule: 'too_short', params: { length: labelLengthMin } }, t`Label`) : undefined;
  return {
    errors: error ? [{ fieldId: id, message: error }] : [],
    field: {
      id,
      error,
      maxLength: labelLengthMax,
      value: name,
      onChange: ({ value }: { value: string }) => setName(value),
    },
    /** Begins again with this name. */
    start: (next: string) => {
      setName(next);
      setTried(false);
    },
    /** The trimmed name; undefined, with an error shown, while it is too short. */
    take: () => {
      setTried(true);
      return isShort ? undefined : name.trim();
    },
  };
};
