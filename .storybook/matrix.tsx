import type { ReactNode } from 'react';

const surfaces = ['page', 'default', 'sunken', 'overlay'] as const;

/** The same children on every surface of the product, for the matrix stories. */
export const OnEverySurface = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', gap: 'var(--esg-space-4)' }}>
    {surfaces.map((surface) => (
      <div
        key={surface}
        style={{
          background: `var(--esg-color-surface-${surface})`,
          border: '1px solid var(--esg-color-border-default)',
          borderRadius: 'var(--esg-radius-default)',
          padding: 'var(--esg-space-4)',
          display: 'flex',
          flexWrap: 'wrap',
          gap: 'var(--esg-space-3)',
          alignItems: 'center',
        }}
      >
        {children}
      </div>
    ))}
  </div>
);
