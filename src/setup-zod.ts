import * as z from 'zod/mini';

// Otherwise zod probes `new Function`, which the strict content security policy reports.
z.config({ jitless: true });
