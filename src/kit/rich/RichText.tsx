import { lazyComponent } from '../data/lazyComponent'
import type { RichTextProps } from './Editor'

/** An editor of rich text, fetched when it is first shown. Its value is sanitised HTML, '' when nothing is in it; pictures are uploaded by `to`. */
export const RichText = lazyComponent<RichTextProps>(() => import('./Editor'))
