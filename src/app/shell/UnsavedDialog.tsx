import { Modal } from 'antd'
import { useT } from '@/locales'
import { questionOf, useDirty } from '@/session/dirty'
import { type Tab, useTabs } from '@/session/tabs'
import { titleOf } from '../title'
import { useQuestion } from '../unsaved'

const NONE: readonly Tab[] = []

/**
 * Confirmation before unsaved input is lost, with the text of the tab if there is only one. It lists the tabs
 * concerned.
 */
export const UnsavedDialog = () => {
  const t = useT()
  const question = useQuestion((state) => state.question)
  const tabs = useTabs((state) => (question ? state.tabs : NONE))
  const words = useDirty(({ parts }) =>
    question?.keys.length === 1 ? questionOf(parts, question.keys[0] ?? '') : undefined,
  )
  return (
    <Modal
      open={question !== undefined}
      title={t(words ?? (question?.keys.length === 0 ? 'shell.uploadAsk' : 'shell.unsavedAsk'))}
      width={440}
      zIndex={2500}
      okText={t(words || question?.keys.length === 0 ? 'kit.leaveOk' : 'kit.discardChanges')}
      okButtonProps={{ danger: true }}
      cancelText={t(question?.keys.length === 0 ? 'kit.cancel' : 'kit.keepEditing')}
      cancelButtonProps={{ autoFocus: true }}
      onOk={() => question?.answer(true)}
      onCancel={() => question?.answer(false)}
    >
      <ul className="unsaved-list">
        {tabs
          .filter(({ key }) => question?.keys.includes(key))
          .map((tab) => (
            <li key={tab.key}>{titleOf(t, tab)}</li>
          ))}
        {question?.uploads.map((title) => (
          <li key={title}>
            {t('shell.uploadRuns')} <bdi>{title}</bdi>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
