import type { ReactNode } from 'react'
import type { Field } from '@/entities/field'
import { named, useFormats } from '@/kit/show/format'
import { CellLink, Value } from '@/kit/show/kinds'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useT } from '@/locales'

const REPORT = '/report/material-details'

export const TitleLink = ({ title, address }: { title: string; address: string }) => {
  return (
    <span className="title-link">
      <CellLink to={address}>
        <bdi>{title}</bdi>
      </CellLink>
    </span>
  )
}

/**
 * Number of views or shares of a material, with a link to the report if the user has that page. `kind` is the
 * materialType of the report.
 */
export const FigureLink = ({
  field,
  value,
  row,
  kind,
}: {
  field: Field
  value: unknown
  row: { id: string; title: string }
  kind: number
}): ReactNode => {
  const t = useT()
  const format = useFormats()
  const link = usePermittedLinks()(REPORT, { materialId: row.id, materialType: String(kind) })
  const face = <Value field={field} value={value} />
  if (!link) return face
  return (
    <CellLink digits aria-label={named(t(field.label), format.number(value), row.title)} onClick={link}>
      {face}
    </CellLink>
  )
}
