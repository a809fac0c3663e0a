import { EditOutlined } from '@ant-design/icons'
import { useSyncExternalStore } from 'react'
import { useT } from '@/locales'
import { draftOf } from '@/session/drafts'

const never = () => () => undefined

/** A pencil where an answer was begun and not sent; looked up again whenever its page is shown. */
export const DraftMark = ({ name }: { name: string }) => {
  const t = useT()
  const isKept = useSyncExternalStore(never, () => draftOf(name).get() !== undefined)
  return isKept && <EditOutlined role="img" title={t('answers.draft')} aria-label={t('answers.draft')} />
}
