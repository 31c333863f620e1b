import { meetMissing } from '../support/missing/meet';
import { tools } from '../support/missing/tools';

meetMissing(tools);
