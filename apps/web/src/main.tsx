import '@esg/ui/theme';
import { start } from './app/start.tsx';

void start();
