import { lazyComponent } from '../data/lazyComponent'
import type { RichTextProps } from './Editor'

/** Rich text editor, loaded on first use. The value is sanitised HTML, or '' if empty. Pictures are uploaded to `to`. */
export const RichText = lazyComponent<RichTextProps>(() => import('./Editor'))
