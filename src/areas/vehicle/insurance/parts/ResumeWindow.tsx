import * as insurance from '@/api/vehicle/insurance'
import { type InsuranceCompany, insuranceCompany, insurerStatus } from '@/entities/vehicle/insuranceCompany'
import { FormPanel } from '@/kit/form/FormPanel'
import { plain } from '@/kit/show/format'
import { inZone, toMillis } from '@/lib/time'
import { useT } from '@/locales'

const isAhead = (day: unknown): boolean => {
  const end = toMillis(day)
  return end !== undefined && inZone(end).isAfter(inZone(Date.now()))
}

/** Asks until when an insurer whose cooperation ended cooperates again. */
export const ResumeWindow = ({ row, onClose }: { row: InsuranceCompany; onClose: () => void }) => {
  const t = useT()
  const name = plain(row.companyName)
  return (
    <FormPanel<Pick<InsuranceCompany, 'endTime'>>
      open
      asWindow
      name={`insurer.again.${row.id}`}
      title={t('insurance.againTitle', { name })}
      initial={isAhead(row.endTime) ? { endTime: row.endTime } : {}}
      save={({ endTime }) => insurance.updateCompany({ id: row.id, status: insurerStatus.active, endTime })}
      saveText={t('insurance.again')}
      done={t('insurance.resumed', { name })}
      onClose={onClose}
    >
      {({ Field }) => (
        <Field
          of={insuranceCompany.endTime}
          check={(value) => (value && !isAhead(value) ? t('insurance.endAhead') : undefined)}
        />
      )}
    </FormPanel>
  )
}
