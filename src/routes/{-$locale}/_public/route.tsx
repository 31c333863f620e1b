import { createFileRoute } from '@tanstack/react-router';
import { CenteredLayout } from '@/pages/centered-layout';

export const Route = createFileRoute('/{-$locale}/_public')({ component: CenteredLayout });
