import { creatorAndTests } from '../support/missing/creator-and-tests';
import { meetMissing } from '../support/missing/meet';

meetMissing(creatorAndTests);
