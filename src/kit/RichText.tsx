import { later } from './later'
import type { RichTextProps } from './rich/Editor'

/** An editor of rich text, fetched when it is first shown. Its value is sanitised HTML, '' when nothing is in it; pictures are uploaded by `to`. */
export const RichText = later<RichTextProps>(() => import('./rich/Editor'))
