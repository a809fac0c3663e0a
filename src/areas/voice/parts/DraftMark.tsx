import { EditOutlined } from '@ant-design/icons'
import { useSyncExternalStore } from 'react'
import { useT } from '@/locales'
import { useDirty } from '@/session/dirty'
import { draftOf } from '@/session/drafts'

/** Pencil if there is an unsent draft. Storage is read at each render and when a form becomes dirty or clean. */
export const DraftMark = ({ name }: { name: string }) => {
  const t = useT()
  const isKept = useSyncExternalStore(useDirty.subscribe, () => draftOf(name).get() !== undefined)
  return isKept && <EditOutlined role="img" title={t('answers.draft')} aria-label={t('answers.draft')} />
}
