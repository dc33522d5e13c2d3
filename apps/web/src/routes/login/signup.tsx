import { createFileRoute } from '@tanstack/react-router';
import { redirectMoved } from '../../app/guards.ts';

export const Route = createFileRoute('/login/signup')({ beforeLoad: redirectMoved });
