import { Skeleton, Tag } from 'antd'
import { useState } from 'react'
import type { Department } from '@/entities/shared/department'
import type { RegionNode } from '@/entities/shared/region'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { DialogButtons, Panel } from '@/kit/dialog/dialog'
import { readList, useDraft } from '@/kit/form/draft'
import { Failed } from '@/kit/data/load'
import { useUnsaved } from '@/kit/page/screen'
import { useT } from '@/locales'
import { holdersBeside, withinReach } from '../cover'
import { useRegions } from '@/business/useRegions'
import { CityTree } from './CityTree'
import { MoveDialog } from './MoveDialog'
import { RegionTags } from './RegionTags'
import { stepsOf, useAssign } from './useAssign'

/** City selection of a department. Cities taken from others are shown and confirmed before saving. */
export const AssignPanel = ({
  dept,
  all,
  onClose,
}: {
  dept: Department
  all: readonly Department[]
  onClose: () => void
}) => {
  const t = useT()
  const setDirty = useUnsaved()
  const { provinces, error, retry } = useRegions()
  // State when the panel opened, since a partial save changes the lists.
  const [start] = useState({ dept, all })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(dept.regions))
  const [leaving, setLeaving] = useState(false)
  const [asking, setAsking] = useState(false)
  const { keep, offer } = useDraft(`area.cities.${dept.id}`, (values) => {
    setChosen(new Set(readList(values)))
    setDirty(true)
  })
  const leave = () => {
    setDirty(false)
    keep()
    onClose()
  }
  const { save, busy, saved, failed } = useAssign(leave)
  const holders = holdersBeside(start.dept, start.all)
  const reach = withinReach(start.dept, start.all, provinces ?? [])
  const cities = new Map(
    reach.flatMap((province) => (province.children ?? []).map((city): [string, RegionNode] => [city.code, city])),
  )
  const before = new Set(start.dept.regions)
  const added = [...chosen].filter((code) => !before.has(code))
  const removed = [...before].filter((code) => !chosen.has(code))
  const changed = added.length + removed.length > 0
  const nameOf = (code: string) => cities.get(code)?.name ?? code
  const moves = added.flatMap((code) => {
    const from = holders.get(code)
    return from ? [{ code, name: nameOf(code), from }] : []
  })
  const steps = stepsOf(start.dept, chosen, holders)
  const change = (to: Set<string>) => {
    setChosen(to)
    setDirty(true)
    keep({ list: [...to] })
  }
  return (
    <Panel
      open
      width={960}
      title={t('areas.assignTitle', { name: dept.deptName })}
      onClose={() => (changed ? setLeaving(true) : leave())}
      footer={
        <DialogButtons
          ok={t('kit.save')}
          busy={busy}
          disabled={!changed}
          onOk={() => (moves.length ? setAsking(true) : void save(steps))}
          onClose={() => (changed ? setLeaving(true) : leave())}
        />
      }
    >
      {offer}
      {error ? (
        <Failed error={error} retry={retry} />
      ) : provinces ? (
        <div className="assign">
          <CityTree provinces={reach} holders={holders} chosen={chosen} change={change} />
          <section aria-live="polite" className="assign-summary">
            <h3 className="section-title">{t('areas.chosen', { count: chosen.size })}</h3>
            <RegionTags codes={[...chosen]} provinces={provinces} />
            <Changed title={t('areas.added', { count: added.length })} names={added.map(nameOf)} tone="success" />
            <Changed title={t('areas.removed', { count: removed.length })} names={removed.map(nameOf)} tone="error" />
          </section>
        </div>
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
      {asking && (
        <MoveDialog
          dept={dept}
          moves={moves}
          steps={steps}
          saved={saved}
          failed={failed}
          busy={busy}
          onOk={() => void save(steps)}
          onClose={() => setAsking(false)}
        />
      )}
      <ConfirmDialog
        question={
          leaving
            ? {
                title: t('kit.leave'),
                more: t('areas.assignTitle', { name: dept.deptName }),
                okText: t('kit.discardChanges'),
                cancelText: t('kit.keepEditing'),
                danger: true,
              }
            : undefined
        }
        busy={false}
        onCancel={() => setLeaving(false)}
        onOk={leave}
      />
    </Panel>
  )
}

const Changed = ({ title, names, tone }: { title: string; names: readonly string[]; tone: 'success' | 'error' }) =>
  names.length > 0 && (
    <>
      <h3 className="section-title">{title}</h3>
      <div className="region-tags">
        {names.map((name) => (
          <Tag key={name} color={tone}>
            {name}
          </Tag>
        ))}
      </div>
    </>
  )
