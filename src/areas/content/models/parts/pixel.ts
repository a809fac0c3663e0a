const two = (value: number): string => value.toString(16).padStart(2, '0')

/** The colour of a picture where it was pressed, as #rrggbb; undefined where nothing can be read: it is clear there, or its host keeps it to itself. */
export const pixelAt = (image: HTMLImageElement, x: number, y: number): string | undefined => {
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const pen = canvas.getContext('2d')
  const box = image.getBoundingClientRect()
  if (!pen || box.width === 0) return undefined
  try {
    pen.drawImage(image, 0, 0)
    const [red = 0, green = 0, blue = 0, clear = 0] = pen.getImageData(
      ((x - box.left) / box.width) * canvas.width,
      ((y - box.top) / box.height) * canvas.height,
      1,
      1,
    ).data
    return clear === 0 ? undefined : `#${two(red)}${two(green)}${two(blue)}`
  } catch {
    return undefined
  }
}
