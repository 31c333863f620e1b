import { createFileRoute } from '@tanstack/react-router';
import { BlankLayout } from '@/pages/blank-layout';

export const Route = createFileRoute('/{-$locale}/_blank')({ component: BlankLayout });
