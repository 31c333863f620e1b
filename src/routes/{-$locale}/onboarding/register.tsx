import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '@/pages/register-page';
import { redirectSignedIn } from '@/routes/-guards/redirect-signed-in';

export const Route = createFileRoute('/{-$locale}/onboarding/register')({
  validateSearch: ({ invitation }): { invitation?: string } =>
    typeof invitation === 'string' ? { invitation } : {},
  // Whoever is signed in as somebody is told so where they were invited.
  beforeLoad: ({ context: { locale }, search }) => {
    if (search.invitation === undefined) redirectSignedIn(locale);
  },
  component: RegisterPage,
  staticData: { texts: ['register'], title: (LL) => LL.register.title() },
});
