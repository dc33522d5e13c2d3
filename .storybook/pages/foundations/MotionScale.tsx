import type { TokenDoc } from '@esg/tokens/docs';
import { Button } from '@esg/ui';
import { useState } from 'react';
import { TokenTable } from './TokenTable.tsx';

/** A block that moves to and fro, with the token's duration. It is still under reduced motion. */
const Run = ({ token: { name, path } }: { token: TokenDoc }) => {
  const [isOver, setOver] = useState(false);
  const isEasing = path.startsWith('motion.easing');
  const duration = isEasing ? '800ms' : `var(--${name})`;
  const easing = isEasing ? `var(--${name})` : 'var(--esg-motion-easing-out)';
  return (
    <div style={{ width: 240 }}>
      <div
        style={{
          width: 32,
          height: 16,
          marginBlockEnd: 8,
          borderRadius: 'var(--esg-radius-small)',
          background: 'var(--esg-color-accent-solid)',
          transform: isOver ? 'translateX(208px)' : undefined,
          transition: `transform ${duration} ${easing}`,
        }}
      />
      <Button size="compact" onClick={() => setOver(!isOver)}>
        {`Play ${path.replace('motion.', '')}`}
      </Button>
    </div>
  );
};

/** Durations and the curve: for cause and effect only. */
export const MotionScale = () => (
  <TokenTable
    caption="Motion"
    prefixes={['esg-motion-']}
    columns={['Value', 'Sample']}
    cells={(token) => [<code key="value">{token.light}</code>, <Run key="run" token={token} />]}
  />
);
