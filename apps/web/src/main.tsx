import '@esg/ui/theme';
import { start } from './app/start.tsx';

// An invited person without an account comes by a link: the app and they share no session.
if (location.pathname.startsWith('/ct/contribution'))
  void import('./app/start-contribution.tsx').then(({ startContribution }) => startContribution());
else void start();
