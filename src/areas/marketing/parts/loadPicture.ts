/** Loads a picture to be drawn on a canvas. Rejects where it cannot be had. */
export const loadPicture = (src: string) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image()
    // A canvas gives out nothing that came from another origin without its leave.
    if (/^https?:/.test(src)) image.crossOrigin = 'anonymous'
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error(src)))
    image.src = src
  })
