import { createFileRoute } from '@tanstack/react-router';
import { IntroductionPage } from '../../features/onboarding/introduction/IntroductionPage.tsx';

export const Route = createFileRoute('/ct/introduction')({ component: IntroductionPage });
