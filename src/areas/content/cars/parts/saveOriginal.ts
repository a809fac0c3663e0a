import type { GalleryPicture } from '@/entities/content/galleryPicture'
import { OUTSIDE } from '@/lib/external'
import { isShown } from '@/kit/show/Picture'

/** Saves the picture as it was handed in, or opens it where its host does not let it be saved. */
export const saveOriginal = ({ image, title, id }: GalleryPicture): void => {
  if (!isShown(image)) return
  const link = Object.assign(document.createElement('a'), { href: image, download: title || id, ...OUTSIDE })
  link.click()
}
