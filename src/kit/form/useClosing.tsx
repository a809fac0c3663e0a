import { useEffect, useState } from 'react'
import { useT } from '@/locales'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { useUnsaved } from '../page/screen'
import type { FormApi } from './Form'
import { Unsaved } from './Unsaved'

/**
 * Returns the close handler of a panel with a form; unsaved changes require confirmation. `question` is rendered in
 * the panel.
 */
export const useClosing = (
  api: Pick<FormApi<object>, 'dirty' | 'changes' | 'markSaved' | 'saveDraft'>,
  title: string,
  onClose: () => void,
  keepsDraft = false,
) => {
  const t = useT()
  const [leaving, setLeaving] = useState(false)
  const question = (
    <ConfirmDialog
      question={
        leaving
          ? {
              title: t('kit.leave'),
              more: <Unsaved title={title} changes={api.changes()} />,
              okText: t('kit.discardChanges'),
              cancelText: t('kit.keepEditing'),
              danger: true,
            }
          : undefined
      }
      busy={false}
      onCancel={() => setLeaving(false)}
      onOk={() => {
        if (keepsDraft) api.saveDraft()
        else api.markSaved()
        onClose()
      }}
    />
  )
  return { close: () => (api.dirty ? setLeaving(true) : onClose()), question }
}

/** Like `useClosing`, for a panel whose input is not in a form. Marks the tab as unsaved. */
export const useClosingTyped = (dirty: boolean, title: string, onClose: () => void) => {
  const setDirty = useUnsaved()
  useEffect(() => setDirty(dirty), [dirty, setDirty])
  return useClosing({ dirty, changes: () => [], markSaved: () => {}, saveDraft: () => {} }, title, onClose)
}
