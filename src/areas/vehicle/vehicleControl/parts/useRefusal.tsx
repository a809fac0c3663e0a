import { type ReactNode, useState } from 'react'
import type { Field } from '@/entities/field'
import { ReasonDialog } from '@/kit/form/ReasonDialog'
import { useT } from '@/locales'

interface RefusalOptions<Row> {
  /** Kind of request, part of the name under which a draft of the explanation is stored. */
  name: string
  nameOf: (row: Row) => string
  field: Field
  send: (row: Row, remark: string) => Promise<unknown>
}

/**
 * Returns `refuse`, which opens a dialog for rejecting a request, and `host`, the dialog itself. The owner of the car
 * reads the explanation.
 */
export const useRefusal = <Row extends { id: string }>({ name, nameOf, field, send }: RefusalOptions<Row>) => {
  const t = useT()
  const [refused, refuse] = useState<Row>()
  const host: ReactNode = refused && (
    <ReasonDialog
      name={`vehicleControl.${name}.refuse.${refused.id}`}
      title={t('vehicleControl.refuseAsk', { name: nameOf(refused) })}
      field={field}
      note={t('vehicleControl.ownerReads')}
      okText={t('vehicleControl.refuse')}
      done={t('vehicleControl.refused')}
      send={(remark) => send(refused, remark)}
      onClose={() => refuse(undefined)}
    />
  )
  return { refuse, host }
}
