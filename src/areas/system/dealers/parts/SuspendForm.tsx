import { Alert } from 'antd'
import * as dealers from '@/api/system/dealers'
import { f } from '@/entities/field'
import type { Dealer } from '@/entities/shared/dealer'
import { dealerStatus } from '@/entities/shared/enums'
import { FormPanel } from '@/kit/form/FormPanel'
import { useT } from '@/locales'

const reason = { ...f.longtext({ required: true, max: 200 }), key: 'reason', label: 'dealers.reason' } as const
const resumeDate = { ...f.date(), key: 'resumeDate', label: 'dealers.resumeDate' } as const

/** Suspends a dealer, with the reason and until when. */
export const SuspendForm = ({ row, onClose }: { row: Dealer; onClose: () => void }) => {
  const t = useT()
  return (
    <FormPanel<{ reason: string; resumeDate?: string }>
      open
      width={480}
      name={`dealer.suspend.${row.id}`}
      title={t('dealers.suspendOf', { name: row.dealerName })}
      initial={{ reason: '' }}
      save={(values) => dealers.updateFirst({ id: row.id, status: dealerStatus.suspended, ...values })}
      done={t('dealers.suspended')}
      saveText={t('dealers.suspend')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Alert type="warning" showIcon title={t('dealers.suspendEffect')} className="space-below" />
          <Field of={reason} />
          <Field of={resumeDate} />
        </>
      )}
    </FormPanel>
  )
}
