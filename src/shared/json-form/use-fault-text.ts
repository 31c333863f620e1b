import { useI18nContext } from '@i18n/i18n-react';
import type { ValueFault } from './check-value';

const KINDS = ['string', 'number', 'integer', 'boolean', 'object', 'array'] as const;

/** Says what is wrong with a field, and how to put it right. */
export function useFaultText(): (fault: ValueFault) => string {
  const t = useI18nContext().LL.toolCalls.form.faults;
  return ({ rule, detail }) => {
    switch (rule) {
      case 'type': {
        const kind = KINDS.find((one) => one === detail);
        if (kind === 'object') return t.kinds.object({ example: '{"name": "value"}' });
        return kind ? t.kinds[kind]() : t.other();
      }
      case 'json':
        return t.json({ line: detail });
      case 'unknown':
        return t.unknown();
      case 'required':
      case 'pattern':
      case 'format':
      case 'uniqueItems':
        return t[rule]();
      case 'enum':
      case 'const':
        return t.enum();
      case 'anyOf':
      case 'oneOf':
        return t.other();
      default:
        return detail === '' ? t.other() : t[rule]({ n: detail });
    }
  };
}
