const HEX = /^#[0-9a-f]{6}$/i

/**
 * Returns the WCAG contrast of white text on a colour such as '#2563c9', from 1 to 21. Undefined for an invalid
 * colour.
 */
export const contrastWithWhite = (color: string): number | undefined => {
  if (!HEX.test(color)) return undefined
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
