import { billing } from '../support/missing/billing';
import { meetMissing } from '../support/missing/meet';

meetMissing(billing);
