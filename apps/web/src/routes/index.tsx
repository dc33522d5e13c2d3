import { createFileRoute } from '@tanstack/react-router';
import { leadOn } from '../app/guards.ts';

export const Route = createFileRoute('/')({ beforeLoad: leadOn });
