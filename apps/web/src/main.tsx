import '@esg/ui/theme';
import { start } from './app/start.tsx';

// Whoever comes by the link of an invitation has no account: the app's session is not theirs, nor theirs the app's.
if (location.pathname.startsWith('/ct/contribution'))
  void import('./app/start-contribution.tsx').then(({ startContribution }) => startContribution());
else void start();
