import '../../src/setup-zod';
