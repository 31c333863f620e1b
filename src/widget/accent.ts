const USUAL = '#4b3fc7';
/** The luminance to which white and black have the same contrast, 4.58:1. */
const HALFWAY = 0.1791;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The one colour of the widget, and the text on it: white or black, whichever reads better. */
export function colours(accent = USUAL): { accent: string; onAccent: string } {
  const hex = /^#[0-9a-f]{6}$/i.test(accent) ? accent : USUAL;
  return { accent: hex, onAccent: luminance(hex) > HALFWAY ? '#000' : '#fff' };
}
