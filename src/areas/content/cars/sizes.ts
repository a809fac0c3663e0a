/** Width by height of a size in words ('1920x1080 / 2.1MB'); undefined where it names none. */
export const ratioOf = (size: unknown): number | undefined => {
  const [, width, height] = /(\d{2,5})\s*[x×*]\s*(\d{2,5})/i.exec(typeof size === 'string' ? size : '') ?? []
  return width && height ? Number(width) / Number(height) : undefined
}
