import './reason.css'
import { Alert } from 'antd'
import type { Reason } from '@/entities/community/reason'
import { FormPanel } from '@/kit/form/FormPanel'
import { type TextKey, useT } from '@/locales'
import { ReasonFields } from './ReasonFields'

interface ReasonDialogProps {
  title: string
  /** How many items it is about; said where there are several. */
  count?: number
  /** What the author receives, as a text with the place {reason}. */
  notice: TextKey
  /** What else it does. */
  effect?: string
  okText: string
  /** The reason that is chosen already. */
  code?: Reason['code']
  /** What was found in it: a click takes it into the remark. */
  hits?: readonly string[]
  /** Told once it went well; '' where whoever asked tells it. */
  done: string
  save: (reason: Reason) => unknown
  onClose: () => void
}

/** Asks why something that users wrote is taken off, rejected or removed, and shows what its author receives. */
export const ReasonDialog = ({
  title,
  count = 1,
  notice,
  effect,
  okText,
  code,
  hits,
  done,
  save,
  onClose,
}: ReasonDialogProps) => {
  const t = useT()
  return (
    <FormPanel<Reason>
      open
      asWindow
      danger
      name={`reason.${notice}`}
      title={title}
      initial={code === undefined ? {} : { code }}
      saveText={okText}
      done={done}
      save={save}
      onClose={onClose}
    >
      {({ form, Field }) => (
        <>
          {count > 1 && <p>{t('reason.count', { count })}</p>}
          {effect && <Alert type="warning" showIcon title={effect} className="reason-effect" />}
          <ReasonFields form={form} Field={Field} notice={notice} hits={hits} />
        </>
      )}
    </FormPanel>
  )
}
