import type { ReactNode } from 'react'
import type { Field } from '@/entities/field'
import { isRecord } from '@/lib/json'
import { useT } from '@/locales'
import { Value } from './kinds'
import { Part } from './Part'

/** The values of some fields of a row, each under its label; an odd one is given as a pair of field and its face. */
export const Facts = ({ row, fields }: { row: unknown; fields: readonly (Field | readonly [Field, ReactNode])[] }) => {
  const t = useT()
  return (
    <dl className="facts">
      {fields.map((one) => {
        const [field, face] = 'kind' in one ? [one, undefined] : one
        return (
          <div key={field.key}>
            <dt>{t(field.label)}</dt>
            <dd>
              <Part of={row}>{face ?? <Value field={field} value={isRecord(row) ? row[field.key] : undefined} full />}</Part>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
