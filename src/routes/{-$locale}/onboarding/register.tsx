import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '@/features/auth/register-screen';
import { redirectSignedIn } from '@/routes/-guards/redirect-signed-in';

export const Route = createFileRoute('/{-$locale}/onboarding/register')({
  beforeLoad: ({ context: { locale } }) => redirectSignedIn(locale),
  component: RegisterScreen,
  staticData: { texts: ['register'], title: (LL) => LL.register.title() },
});
