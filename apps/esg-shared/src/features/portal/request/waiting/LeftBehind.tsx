import { lazy, Suspense } from 'react';
import { useLeftBehind } from './use-left-behind.ts';

const LeftList = lazy(async () => ({ default: (await import('./LeftList.lazy.tsx')).LeftList }));

/**
 * Says that answers and files on this device will not be sent, because their request is out of reach, and lets the person download and discard
 * them. Shows nothing where there are none.
 */
export const LeftBehind = () => {
  const { left, discardFile, discardAnswer } = useLeftBehind();
  if (left.files.length === 0 && left.answers.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LeftList
        left={left}
        onDiscardFile={(key) => void discardFile(key)}
        onDiscardAnswer={(id) => void discardAnswer(id)}
      />
    </Suspense>
  );
};
