import { useNavigate, useSearch } from '@tanstack/react-router';

/** What of a step stands in its address, so that a link or a reload leads to the same view. */
export type StepSearch = {
  readonly q?: string;
  readonly kind?: string;
  readonly state?: string;
  readonly view?: string;
};

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The filters of a step and how to change them. The route belongs to the shell, so its types are not known here. */
export const useAddress = () => {
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  const address = { q: text(search.q), kind: text(search.kind), state: text(search.state), view: text(search.view) };
  const change = (part: StepSearch) => {
    const next = Object.fromEntries(Object.entries({ ...address, ...part }).filter(([, value]) => text(value)));
    void navigate({ to: '.', search: next as never, replace: true, resetScroll: false });
  };
  return { address, change };
};
