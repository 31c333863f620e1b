import { testChats } from '../support/missing/chat';
import { meetMissing } from '../support/missing/meet';

meetMissing(testChats);
