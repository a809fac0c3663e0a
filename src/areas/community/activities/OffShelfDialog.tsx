import '../parts/reason.css'
import { Alert } from 'antd'
import { reason, type Reason, type Why, whyOf } from '@/entities/community/reason'
import { FormPanel } from '@/kit/form/FormPanel'
import { type TextKey, useT } from '@/locales'
import { ReasonFields } from '../parts/ReasonFields'

const typedTitle = { ...reason.remark, key: 'typed', required: true, max: 100, kind: 'text' } as const
interface OffShelf extends Reason {
  typed: string
}

interface OffShelfDialogProps {
  title: string
  /** Text of the message to participants, with the placeholder {reason}. */
  notice: TextKey
  effect?: string
  /** Requires the title to be typed, for activities that are running. */
  typed?: boolean
  save: (why: Why) => unknown
  onClose: () => void
}

export const OffShelfDialog = ({ title, notice, effect, typed = false, save, onClose }: OffShelfDialogProps) => {
  const t = useT()
  return (
    <FormPanel<OffShelf>
      open
      asWindow
      danger
      name={`reason.${notice}`}
      title={t('activities.downAsk', { name: title })}
      initial={{}}
      saveText={t('activities.down')}
      done={t('activities.isDown')}
      save={({ code, remark }) => save(whyOf({ code, remark }))}
      onClose={onClose}
    >
      {({ form, Field }) => (
        <>
          {effect && <Alert type="warning" showIcon title={effect} className="reason-effect" />}
          <ReasonFields form={form} Field={Field} notice={notice} />
          {typed && (
            <Field
              of={typedTitle}
              label={t('activities.typeTitle', { name: title })}
              check={(value) => (value === title ? undefined : t('activities.titleDiffers'))}
            />
          )}
        </>
      )}
    </FormPanel>
  )
}
