import { agents } from '../support/missing/agents';
import { meetMissing } from '../support/missing/meet';

meetMissing(agents);
