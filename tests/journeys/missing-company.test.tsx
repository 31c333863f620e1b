import { company } from '../support/missing/company';
import { meetMissing } from '../support/missing/meet';

meetMissing(company);
