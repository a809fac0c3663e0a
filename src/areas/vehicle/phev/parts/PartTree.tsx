import { Button, Empty } from 'antd'
import { useMemo, useState } from 'react'
import { phevPart, type PhevPart } from '@/entities/vehicle/phevTrace'
import { Copyable, Value } from '@/kit/show/kinds'
import { rowsOf } from '@/kit/tree/tree'
import { type TreeColumn, TreeTable } from '@/kit/tree/TreeTable'
import { useT } from '@/locales'
import { type PartNode, treeOf } from './phevRules'

/** The number of rows that are shown at once. */
const STEP = 200
const COLUMNS: readonly TreeColumn<PartNode>[] = [
  {
    key: phevPart.partCode.key,
    label: phevPart.partCode.label,
    width: 320,
    grow: true,
    cell: ({ id }) => <Copyable text={id} />,
  },
  ...([phevPart.partType, phevPart.spec, phevPart.makerName, phevPart.produceDate] as const).map((field) => ({
    key: field.key,
    label: field.label,
    width: 130,
    of: field.of,
    cell: ({ node: { part } }: { node: PartNode }) => <Value field={field} value={part[field.key]} />,
  })),
]

/** A battery pack as a tree of its modules and their cells; the modules are in sight first. */
export const PartTree = ({ parts }: { parts: readonly PhevPart[] }) => {
  const t = useT()
  const tree = useMemo(() => treeOf(parts), [parts])
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(tree.map(({ id }) => id)))
  const [max, setMax] = useState(STEP)
  const rows = useMemo(() => rowsOf(tree, opened), [tree, opened])
  if (rows.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('phev.noParts')} />
  const all = new Set(parts.map(({ partCode }) => partCode))
  return (
    <>
      <Button size="small" className="space-below" onClick={() => setOpened(all)}>
        {t('phev.openAll')}
      </Button>
      <TreeTable
        label={t('phev.parts')}
        rows={rows.slice(0, max)}
        columns={COLUMNS}
        rowHeight={36}
        height={420}
        toggle={(id, to) => setOpened(new Set(to ? [...opened, id] : [...opened].filter((one) => one !== id)))}
      />
      {rows.length > max && (
        <Button type="link" onClick={() => setMax(max + STEP)}>
          {t('phev.more', { count: rows.length - max })}
        </Button>
      )}
    </>
  )
}
