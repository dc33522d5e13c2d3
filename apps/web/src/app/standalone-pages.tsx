import { NotFoundPage, ProblemPage } from '@esg/app-kit';
import type { ErrorComponentProps } from '@tanstack/react-router';

export { ResponseNotFoundPage } from '@esg/app-kit';

/** Shown instead of the whole app: no page has this address. */
export const NoSuchPage = () => <NotFoundPage alone />;

/** Shown instead of the whole app: the error, and a way to try again. */
export const BrokenPage = ({ error, reset }: ErrorComponentProps) => <ProblemPage error={error} onRetry={reset} />;
