import { createFileRoute } from '@tanstack/react-router';
import { RoutedCenteredFrame } from '@/routes/-parts/routed-centered-frame';

export const Route = createFileRoute('/{-$locale}/_blank')({ component: RoutedCenteredFrame });
