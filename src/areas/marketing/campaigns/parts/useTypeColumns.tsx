import * as activities from '@/api/marketing/activities'
import { activityField } from '@/entities/marketing/activityField'
import { type ActivityType, activityType } from '@/entities/marketing/activityType'
import type { Field } from '@/entities/field'
import { named, optionName, useFormats } from '@/kit/show/format'
import { CellLink, NUMERIC, Value, WIDTHS } from '@/kit/show/kinds'
import { Loaded, useLoad } from '@/kit/data/load'
import { PictureFrame } from '@/kit/show/Picture'
import { Popup } from '@/kit/dialog/Popup'
import type { TreeColumn } from '@/kit/tree/TreeTable'
import { useT } from '@/locales'
import { to } from '@/routes'
import type { TypeNode } from './typeTree'
import { useTypeState } from './useTypeActions'

const column = (
  field: Field & { key: keyof ActivityType },
  width = WIDTHS[field.kind] ?? 140,
): TreeColumn<TypeNode> => ({
  key: field.key,
  label: field.label,
  width,
  numeric: NUMERIC.includes(field.kind),
  of: field.of,
  cell: ({ node }) => <Value field={field} value={node[field.key]} />,
})

const Name = ({ node }: { node: ActivityType }) => {
  const address = to('/marketing-management/activity-type-details', { id: node.id })
  return (
    <span className="type-name">
      {node.icon && <PictureFrame src={node.icon} className="type-icon" />}
      <CellLink to={address}>
        <bdi>{node.name}</bdi>
      </CellLink>
    </span>
  )
}

const FieldNames = ({ id }: { id: string }) => {
  const t = useT()
  const load = useLoad(activities.getType.query({ id }, { quiet: true }))
  return (
    <Loaded load={load}>
      <ol className="popup-list">
        {load.data?.formFields.map((row) => (
          <li key={row.key}>
            <bdi>{row.title}</bdi>{' '}
            <small className="quiet">{optionName(t, activityField.fieldType, row.fieldType)}</small>
          </li>
        ))}
      </ol>
    </Loaded>
  )
}
const FieldCount = ({ node }: { node: ActivityType }) => {
  const t = useT()
  const { number } = useFormats()
  const label = named(node.name, t(activityType.formFields.label))
  return (
    <Popup
      label={label}
      placement="bottom"
      button={{
        type: 'link',
        size: 'small',
        children: number(node.fieldCount),
        'aria-label': named(number(node.fieldCount), label),
      }}
    >
      {() => <FieldNames id={node.id} />}
    </Popup>
  )
}

const State = ({ node, types }: { node: ActivityType; types: readonly ActivityType[] }) =>
  useTypeState(types).toggle(node, named(node.name, useT()(activityType.status.label)))

export const useTypeColumns = (types: readonly ActivityType[]): TreeColumn<TypeNode>[] => [
  {
    key: activityType.name.key,
    label: activityType.name.label,
    width: 260,
    grow: true,
    fixed: 'start',
    cell: ({ node }) => <Name node={node} />,
  },
  column(activityType.level, 88),
  column(activityType.owner, 180),
  {
    key: activityType.formFields.key,
    label: activityType.formFields.label,
    width: 110,
    cell: ({ node }) => <FieldCount node={node} />,
  },
  column(activityType.activityCount),
  column(activityType.sort),
  {
    key: activityType.status.key,
    label: activityType.status.label,
    width: 84,
    cell: ({ node }) => <State node={node} types={types} />,
  },
  column(activityType.updateTime, 172),
]
