import type { CardPickerProps } from '@/kit/rich/Editor'
import { ContentPicker } from './ContentPicker'
import type { ContentKind } from './sources'

/** Returns the dialog in which a rich text inserts content cards of these kinds. */
export const contentCards = (kinds: readonly ContentKind[]) =>
  function ContentCards({ onPick, onClose }: CardPickerProps) {
    return <ContentPicker kinds={kinds} onPick={([picked]) => picked && onPick(picked)} onClose={onClose} />
  }
