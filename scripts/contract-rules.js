// The contract's own rules, for `npm run contract:lint` and `contract:diff` (redocly.yaml switches them on).
import {
  combinatorChanged,
  defaultChanged,
  meaningChanged,
  schemaChanged,
  securityLoosened,
} from './contract-rules/changes.js';
import { codesAreValues } from './contract-rules/codes.js';
import { discriminatorMapping } from './contract-rules/discriminator-mapping.js';
import { onlyDocumentedCalls } from './contract-rules/documented-calls.js';
import { cursorIsTaken, declaredEdges, exclusiveOneOf } from './contract-rules/edges.js';
import { answerExample, rawStreamExample } from './contract-rules/examples.js';
import { nothingUnused, oneName } from './contract-rules/files.js';
import { idOpaque } from './contract-rules/id-opaque.js';
import { moneyForm } from './contract-rules/money.js';
import { namedSchemas, operationIdCamelCase } from './contract-rules/names.js';
import { onMismatch } from './contract-rules/on-mismatch.js';
import { openEnums } from './contract-rules/open-enums.js';
import { provenance } from './contract-rules/provenance.js';
import { requestLimits } from './contract-rules/request-limits.js';
import { requiredIsRead } from './contract-rules/required-is-read.js';
import { secretAsNote, secretFormat } from './contract-rules/secrets.js';
import { explicitSecurity, securityAllowList } from './contract-rules/security.js';
import { limitsFit, momentForm } from './contract-rules/values.js';

/** The plugin, as redocly.yaml loads it. */
export default function houseRules() {
  return {
    id: 'house',
    rules: {
      oas3: {
        provenance,
        'documented-calls': onlyDocumentedCalls,
        'on-mismatch': onMismatch,
        'explicit-security': explicitSecurity,
        'security-allow-list': securityAllowList,
        'operation-id-camel-case': operationIdCamelCase,
        'named-schemas': namedSchemas,
        'answer-example': answerExample,
        'raw-stream-example': rawStreamExample,
        'id-opaque': idOpaque,
        'open-enums': openEnums,
        'discriminator-mapping': discriminatorMapping,
        'required-is-read': requiredIsRead,
        'request-limits': requestLimits,
        'declared-edges': declaredEdges,
        'cursor-is-taken': cursorIsTaken,
        'exclusive-one-of': exclusiveOneOf,
        'secret-format': secretFormat,
        'codes-are-values': codesAreValues,
        'money-form': moneyForm,
        'limits-fit': limitsFit,
        'moment-form': momentForm,
        'nothing-unused': nothingUnused,
        'one-name': oneName,
      },
    },
    diff: {
      oas3: {
        'combinator-changed': combinatorChanged,
        'default-changed': defaultChanged,
        'meaning-changed': meaningChanged,
        'schema-changed': schemaChanged,
        'security-loosened': securityLoosened,
      },
    },
    // What belongs to a value and is no part of its form is named by `x-see`, for `bundle` and `diff` to keep.
    typeExtension: {
      oas3: (types) => ({
        ...types,
        Schema: { ...types.Schema, properties: { ...types.Schema.properties, 'x-see': 'Schema' } },
      }),
    },
    decorators: { oas3: { 'secret-as-note': secretAsNote } },
  };
}
