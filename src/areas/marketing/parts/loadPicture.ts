/** Loads a picture for a canvas. Rejects if it cannot be loaded. */
export const loadPicture = (src: string) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image()
    // A canvas cannot be exported if it contains an image from another origin without CORS.
    if (/^https?:/.test(src)) image.crossOrigin = 'anonymous'
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error(src)))
    image.src = src
  })
