import { channels } from '../support/missing/channels';
import { meetMissing } from '../support/missing/meet';

meetMissing(channels);
