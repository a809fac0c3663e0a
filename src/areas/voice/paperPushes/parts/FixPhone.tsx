import * as questionnaires from '@/api/voice/questionnaires'
import { type PushRecord, pushRecord } from '@/entities/voice/paperPush'
import { FormPanel } from '@/kit/form/FormPanel'
import { named } from '@/kit/show/format'
import { useT } from '@/locales'

/** Corrects the phone number of one record for this push, and sends it again. */
export const FixPhone = ({ row, onClose }: { row: PushRecord; onClose: () => void }) => {
  const t = useT()
  return (
    <FormPanel<{ phone: string }>
      open
      asWindow
      width={460}
      name={`pushPhone ${row.id}`}
      title={t('paperPushes.fixTitle', { name: named(row.id, row.customerName) })}
      saveText={t('paperPushes.fixAndRetry')}
      initial={{}}
      secret={['phone']}
      save={({ phone }) => questionnaires.retryPush({ ids: [row.id], phone })}
      done={t('paperPushes.retrying')}
      onClose={onClose}
    >
      {({ Field }) => (
        <Field of={pushRecord.phone} required label={t('paperPushes.rightPhone')} hint={t('paperPushes.fixNote')} />
      )}
    </FormPanel>
  )
}
