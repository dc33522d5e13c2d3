import { createFileRoute } from '@tanstack/react-router';
import { PasswordPage } from '../../../features/account-settings/PasswordPage.tsx';

export const Route = createFileRoute('/ct/account-settings/password')({ component: PasswordPage });
