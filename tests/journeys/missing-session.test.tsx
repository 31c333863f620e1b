import { meetMissing } from '../support/missing/meet';
import { session } from '../support/missing/session';

meetMissing(session);
