import { EditOutlined } from '@ant-design/icons'
import { useSyncExternalStore } from 'react'
import { useT } from '@/locales'
import { useDirty } from '@/session/dirty'
import { draftOf } from '@/session/drafts'

/** Pencil if there is an unsent draft; checked again when the page is shown and when a form is opened or closed. */
export const DraftMark = ({ name }: { name: string }) => {
  const t = useT()
  const isKept = useSyncExternalStore(useDirty.subscribe, () => draftOf(name).get() !== undefined)
  return isKept && <EditOutlined role="img" title={t('answers.draft')} aria-label={t('answers.draft')} />
}
