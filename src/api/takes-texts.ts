import * as z from 'zod/mini';

/** The schemas that may stand at a key of what this one describes. */
function inside(schema: z.core.$ZodType, key: PropertyKey): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodMiniObject)
    return [schema.shape[String(key)]].filter((found) => found !== undefined);
  if (schema instanceof z.ZodMiniArray) return [schema.def.element];
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap((option) => inside(option, key));
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return inside(schema.def.innerType, key);
  if (schema instanceof z.ZodMiniDefault) return inside(schema.def.innerType, key);
  return [];
}

function isTexts(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodMiniObject) return 'en' in schema.shape && 'es' in schema.shape;
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.some(isTexts);
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return isTexts(schema.def.innerType);
  return schema instanceof z.ZodMiniDefault && isTexts(schema.def.innerType);
}

/** Whether a place of what a schema describes holds a text in each language. */
export function takesTexts(schema: z.core.$ZodType, path: readonly PropertyKey[]): boolean {
  const there = path.reduce<readonly z.core.$ZodType[]>(
    (schemas, key) => schemas.flatMap((one) => inside(one, key)),
    [schema],
  );
  return there.some(isTexts);
}
