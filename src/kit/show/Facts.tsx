import type { ReactNode } from 'react'
import type { Field, FieldOf } from '@/entities/field'
import { isRecord } from '@/lib/json'
import { useT } from '@/locales'
import { Value } from './kinds'
import { Part } from './Part'

export interface FactsProps<Row> {
  row: Row | undefined
  fields: readonly (FieldOf<Row> | readonly [Field, ReactNode])[]
}
/** The values of some fields of a row, each under its label; an odd one is given as a pair of any field and what is shown for it. */
export const Facts = <Row extends object>({ row, fields }: FactsProps<Row>) => {
  const t = useT()
  return (
    <dl className="facts">
      {fields.map((one) => {
        const [field, face] = 'kind' in one ? [one, undefined] : one
        return (
          <div key={field.key}>
            <dt>{t(field.label)}</dt>
            <dd>
              <Part of={row}>
                {face ?? <Value field={field} value={isRecord(row) ? row[field.key] : undefined} full />}
              </Part>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
