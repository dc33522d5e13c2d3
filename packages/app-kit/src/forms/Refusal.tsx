import type { ApiError } from '@esg/api-client';
import { Banner } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useProblemSentences } from '../problems/use-problem-sentence.ts';

const second = 1000;
/** The interval in seconds in which a short wait is announced. */
const step = 10;

/** Seconds left of a wait that begins now, updated each second; 0 when it is over. */
const useWait = (seconds: number): number => {
  const [until] = useState(() => Date.now() + seconds * second);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / second))), second);
    return () => clearInterval(timer);
  }, [seconds, until]);
  return left;
};

/** Why the gateway refused, with the waiting time if there is one. Give it a `key` that changes with each refusal. */
export const Refusal = ({ error }: { readonly error: ApiError }) => {
  const { problem } = useProblemSentences();
  const seconds = error.retryAfterSeconds ?? 0;
  const left = useWait(seconds);
  if (seconds > 0 && left === 0) return <Banner tone="info" announced title={<Trans>You can try again now.</Trans>} />;
  // Announced when it changes, so it must not change each second.
  const told = Math.min(seconds, Math.ceil(left / step) * step);
  return <Banner tone="danger" title={problem(error, told)} />;
};
