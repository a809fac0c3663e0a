import { Alert } from 'antd'
import * as dealers from '@/api/system/dealers'
import { f } from '@/entities/field'
import { type Dealer, dealer } from '@/entities/shared/dealer'
import { dealerStatus } from '@/entities/shared/enums'
import { FormPanel } from '@/kit/form/FormPanel'
import { useT } from '@/locales'

const typedCode = { ...f.text({ required: true }), key: 'typedCode', label: 'dealers.typeCode' } as const

/** Starts a dealer's leaving of the network: the day, and its code typed. Leads and choice go off with it. */
export const LeaveForm = ({ row, onClose }: { row: Dealer; onClose: () => void }) => {
  const t = useT()
  return (
    <FormPanel<{ leaveDate?: string; typedCode: string }>
      open
      danger
      width={480}
      name={`dealer.leave.${row.id}`}
      title={t('dealers.leaveOf', { name: row.dealerName })}
      initial={{ typedCode: '' }}
      secret={['typedCode']}
      save={({ leaveDate }) => dealers.updateFirst({ id: row.id, status: dealerStatus.leaving, leaveDate })}
      done={t('dealers.leaving')}
      saveText={t('dealers.leave')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Alert type="error" showIcon title={t('dealers.leaveEffect')} className="space-below" />
          <Field of={dealer.leaveDate} required />
          <Field
            of={typedCode}
            label={t('dealers.typeCodeOf', { code: row.dealerCode })}
            check={(typed) => (String(typed).trim() === row.dealerCode ? undefined : t('dealers.codeDiffers'))}
          />
        </>
      )}
    </FormPanel>
  )
}
