import { meetMissing } from '../support/missing/meet';
import { visitors } from '../support/missing/visitors';

meetMissing(visitors);
