import { Skeleton, Tree } from 'antd'
import { type Key, useState } from 'react'
import { activity, type ActivityRange, type ActivityRegion } from '@/entities/marketing/activity'
import type { ControlProps } from '@/kit/form/controls'
import { Failed } from '@/kit/data/load'
import { useT } from '@/locales'
import { codesIn, rangeOf } from './range'
import { useRegions } from './regionChoice'

interface Node {
  key: string
  title: string
  children: Node[]
}
const nodesOf = (regions: readonly ActivityRegion[], name: (one: ActivityRegion) => string, parentCode = ''): Node[] =>
  regions
    .filter((one) => one.parentCode === parentCode && one.code !== parentCode)
    .map((one) => ({ key: one.code, title: name(one), children: nodesOf(regions, name, one.code) }))

/** Sales area > province > city with their dealers, to be ticked; nothing ticked is everywhere. */
export const RegionTree = ({ id, value, onChange, disabled }: ControlProps<ActivityRange>) => {
  const t = useT()
  const { data, error, retry } = useRegions()
  const [open, setOpen] = useState<Key[]>([])
  if (error && !data) return <Failed error={error} retry={retry} compact />
  if (!data) return <Skeleton active paragraph={{ rows: 5 }} />
  return (
    <div id={id} className="region-tree" tabIndex={-1}>
      <Tree
        checkable
        selectable={false}
        disabled={disabled}
        height={360}
        aria-label={t(activity.regions.label)}
        expandedKeys={open}
        onExpand={setOpen}
        checkedKeys={codesIn(value)}
        onCheck={(keys) => onChange?.(rangeOf(data, (Array.isArray(keys) ? keys : keys.checked).map(String)))}
        treeData={nodesOf(data, ({ name, dealerCount }) => t('campaign.regionCount', { name, count: dealerCount }))}
      />
    </div>
  )
}
