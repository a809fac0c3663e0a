import { Alert } from 'antd'
import { clubMember } from '@/entities/community/club'
import { FormPanel } from '@/kit/form/FormPanel'
import { useT } from '@/locales'
import { RemarkBox } from '../../parts/RemarkBox'

interface Values {
  leaveReason: string
}

/** Asks why members are removed from their club, and says what it does. */
export const RemoveWindow = ({
  title,
  left = 0,
  done,
  save,
  onClose,
}: {
  title: string
  /** How many of those that were chosen are left out. */
  left?: number
  /** Told once it went well; '' where whoever asked tells it. */
  done: string
  save: (reason: string) => unknown
  onClose: () => void
}) => {
  const t = useT()
  const effects = [t('clubs.removeEffect'), left > 0 && t('clubs.leftOut', { count: left })].filter(Boolean)
  return (
    <FormPanel<Values>
      open
      asWindow
      danger
      name="club.removeMember"
      title={title}
      initial={{}}
      saveText={t('clubs.removeMember')}
      done={done}
      save={({ leaveReason }) => save(leaveReason)}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Alert type="warning" showIcon title={effects.join(' · ')} className="reason-effect" />
          <Field of={clubMember.leaveReason}>
            <RemarkBox />
          </Field>
        </>
      )}
    </FormPanel>
  )
}
