import { drawnFace, newAvatar } from '@mocks/agents/face';
import { describe, expect, test } from 'vitest';
import {
  EYES,
  FACE_HUES,
  faceColours,
  faceOfName,
  faceOfParts,
  HEADS,
  hueOfFace,
  partsOfFace,
  pathOfFace,
} from '@/lib/agent-face';

type Rgb = readonly [number, number, number];

/** A colour written as `oklch(lightness chroma hue)`, as linear sRGB within what a screen shows. */
function linear(colour: string): Rgb {
  const [l = 0, chroma = 0, hue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (value: number) => Math.min(1, Math.max(0, value));
  return [
    shown(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    shown(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    shown(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function contrast({ ground, ink }: { ground: string; ink: string }): number {
  const [darker = 0, lighter = 0] = [luminance(linear(ground)), luminance(linear(ink))].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

describe('the face of a name', () => {
  test('is the number that the contract works out', () => {
    expect(faceOfName('Devoluciones')).toBe(298558447);
    expect(hueOfFace(298558447)).toBe(215);
    expect(partsOfFace(298558447)).toEqual({ head: 3, eyes: 3, x: 1, y: 1 });
  });

  test('minds neither capitals nor spaces around it nor how an accent is written', () => {
    expect(faceOfName('  MENÚ ')).toBe(faceOfName('menu\u0301'));
    expect(faceOfName('menu')).not.toBe(faceOfName('menú'));
  });

  test('is the same to the provider and to the dashboard, and drawn in the same way', () => {
    const names = ['', 'Pedidos', 'Citas', 'Store guide', '予約', '🦊 Fox', 'ß', ...'abcdefghijklmnop'];
    for (const name of names) {
      const face = faceOfName(name);
      const hue = hueOfFace(face);
      expect(newAvatar(name, [])).toEqual({ face, hue, imageUrl: null });
      const colours = faceColours(hue).light;
      expect(drawnFace({ face, hue, imageUrl: null })).toEqual({ path: pathOfFace(face), ...colours });
    }
  });

  test('walks on to the next hue that no other agent has, and keeps its own where all are taken', () => {
    expect(newAvatar('Devoluciones', [215]).hue).toBe(245);
    expect(newAvatar('Devoluciones', [215, 245, 300, 325, 350, 20]).hue).toBe(45);
    expect(newAvatar('Devoluciones', FACE_HUES).hue).toBe(215);
  });

  test('is put together out of parts and read into the same ones', () => {
    for (const head of HEADS.keys())
      for (const eyes of EYES.keys())
        for (const x of [-1, 0, 1])
          for (const y of [-1, 0, 1]) {
            const parts = { head, eyes, x, y };
            expect(partsOfFace(faceOfParts(parts))).toEqual(parts);
          }
  });

  test.each(FACE_HUES)('in the hue %i is easy to see in both themes', (hue) => {
    const { light, dark } = faceColours(hue);
    expect(contrast(light)).toBeGreaterThanOrEqual(5);
    expect(contrast(dark)).toBeGreaterThanOrEqual(7.2);
  });
});
