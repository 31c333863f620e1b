import type { ComponentType } from 'react';
import type { ValueFault } from './check-value';
import type { Schema } from './read-schema';

/** One value of a schema on a form. */
export interface SchemaFieldProps {
  /** What the field is called where the schema gives it no title. */
  name: string;
  part: unknown;
  root: Schema;
  required: boolean;
  /** Where the value lies: names joined by `/`. */
  path: string;
  depth: number;
  /** Before the ids of the fields, one a form. */
  formId: string;
  value: unknown;
  faults: readonly ValueFault[];
  onChange: (value: unknown) => void;
}

/** What a field that holds other fields needs: how each of those is rendered. */
export interface PartFieldProps extends Omit<SchemaFieldProps, 'part'> {
  schema: Schema;
  label: string;
  Field: ComponentType<SchemaFieldProps>;
}
