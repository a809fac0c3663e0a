import '../parts/reason.css'
import { Alert } from 'antd'
import { reason, type Reason, type Why, whyOf } from '@/entities/community/reason'
import { FormPanel } from '@/kit/form/FormPanel'
import { type TextKey, useT } from '@/locales'
import { ReasonFields } from '../parts/ReasonFields'

/** The title typed to confirm, beside the reason. */
const typedTitle = { ...reason.remark, key: 'typed', required: true, max: 100, kind: 'text' } as const
interface OffShelf extends Reason {
  typed: string
}

interface OffShelfDialogProps {
  title: string
  /** What those who took part receive, as a text with the place {reason}. */
  notice: TextKey
  /** What else it does. */
  effect?: string
  /** Must be typed to go on: for what is running. */
  typed?: boolean
  save: (why: Why) => unknown
  onClose: () => void
}

/** Asks why an activity is taken off the shelf; of one that is running its title must be typed too. */
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
