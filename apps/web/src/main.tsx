import '@esg/ui/theme';
import { start } from './app/start.tsx';

// Somebody who comes by the link of an e-mail did not sign in: the app and they share no session.
if (/^\/ct\/(contribution|request\/)/.test(location.pathname))
  void import('./app/start-by-link.tsx').then(({ startByLink }) => startByLink());
else void start();
