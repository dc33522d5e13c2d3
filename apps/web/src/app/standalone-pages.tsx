import { NotFoundPage, ProblemPage } from '@esg/app-kit';
import type { ErrorComponentProps } from '@tanstack/react-router';

export { ResponseNotFoundPage } from '@esg/app-kit';

/** Instead of the whole app: no page has this address. */
export const NoSuchPage = () => <NotFoundPage alone />;

/** Instead of the whole app: what went wrong, and a way to try again. */
export const BrokenPage = ({ error, reset }: ErrorComponentProps) => <ProblemPage error={error} onRetry={reset} />;
