/** How a tax ID looks in some countries; whether one is right the provider knows. */
export const TAX_ID_EXAMPLES: Partial<Record<string, string>> = {
  ES: 'B58818501',
  PT: '501964843',
  FR: 'FR40303265045',
  DE: 'DE136695976',
  IT: '00743110157',
  MX: 'GODE561231GR8',
  CO: '213.123.432-1',
  CL: '76.086.428-5',
  AR: '20-05536168-2',
  PE: '20512333797',
  GB: '980780684',
  US: '91-1144442',
};
