import './sales.css'
import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined, ControlOutlined, HolderOutlined, PlusOutlined } from '@ant-design/icons'
import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Button, Space } from 'antd'
import { useState } from 'react'
import { notify } from '@/api/notices'
import type { Quota } from '@/entities/leads/quota'
import { quota } from '@/entities/leads/quota'
import { type Metric, metricOf } from '@/entities/leads/saleReport'
import { Dialog } from '@/kit/dialog'
import { StatusTag } from '@/kit/kinds'
import { Failed, type useLoad } from '@/kit/load'
import { useT } from '@/locales'
import { useFigures } from './figures'
import { named } from '@/kit/format'

/** So many metrics stand in a report at once. */
const MOST = 20

const Chosen = ({ metric, place, count, move, drop }: { metric: Metric; place: number; count: number; move: (to: number) => void; drop: () => void }) => {
  const t = useT()
  const name = useFigures().name(metric)
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: metric })
  return (
    <li
      ref={setNodeRef}
      data-dragging={isDragging}
      style={{ transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
    >
      <button type="button" className="sales-handle" {...listeners} aria-label={t('sales.move', { name })}>
        <HolderOutlined />
      </button>
      <span>{name}</span>
      <Button
        type="text"
        size="small"
        icon={<ArrowUpOutlined />}
        disabled={place === 0}
        aria-label={named(name, t('list.up'))}
        onClick={() => move(place - 1)}
      />
      <Button
        type="text"
        size="small"
        icon={<ArrowDownOutlined />}
        disabled={place === count - 1}
        aria-label={named(name, t('list.down'))}
        onClick={() => move(place + 1)}
      />
      <Button type="text" size="small" icon={<CloseOutlined />} disabled={count === 1} aria-label={t('sales.drop', { name })} onClick={drop} />
    </li>
  )
}

const Panes = ({ offered, chosen, change }: { offered: readonly Quota[]; chosen: readonly Metric[]; change: (to: Metric[]) => void }) => {
  const t = useT()
  const { name } = useFigures()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const move = (from: number, to: number) => change(arrayMove([...chosen], from, to))
  const dropped = ({ active, over }: DragEndEvent) => {
    const [from, to] = [active, over].map((one) => chosen.findIndex((metric) => metric === one?.id))
    if (from !== undefined && to !== undefined && from >= 0 && to >= 0 && from !== to) move(from, to)
  }
  const add = (metric: Metric) => (chosen.length >= MOST ? notify('warning', t('sales.metricsMost')) : change([...chosen, metric]))
  return (
    <div className="sales-panes">
      <section>
        <h3>{t('sales.available')}</h3>
        <ul>
          {offered.map(({ quotaCode, quotaKind, formula }) => {
            const metric = metricOf(quotaCode)
            if (!metric || chosen.includes(metric)) return null
            return (
              <li key={metric}>
                <span>
                  {name(metric)}
                  <small>{formula}</small>
                </span>
                <StatusTag field={quota.quotaKind} value={quotaKind} />
                <Button type="text" size="small" icon={<PlusOutlined />} aria-label={t('sales.add', { name: name(metric) })} onClick={() => add(metric)} />
              </li>
            )
          })}
        </ul>
      </section>
      <section>
        <h3>{t('sales.chosen', { count: chosen.length })}</h3>
        <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={dropped}>
          <SortableContext items={[...chosen]} strategy={verticalListSortingStrategy}>
            <ol>
              {chosen.map((metric, at) => (
                <Chosen
                  key={metric}
                  metric={metric}
                  place={at}
                  count={chosen.length}
                  move={(to) => move(at, to)}
                  drop={() => change(chosen.filter((one) => one !== metric))}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
      </section>
    </div>
  )
}

/** Chooses the metrics of a report in two panes and puts them in order, by dragging or with the arrows; at least one, at most 20. */
export const MetricChooser = ({
  quotas,
  metrics,
  defaults,
  save,
}: {
  quotas: ReturnType<typeof useLoad<Quota[]>>
  metrics: readonly Metric[]
  defaults: readonly Metric[]
  save: (metrics: readonly Metric[]) => void
}) => {
  const t = useT()
  const [draft, setDraft] = useState<readonly Metric[]>()
  const close = () => setDraft(undefined)
  return (
    <>
      <Button icon={<ControlOutlined />} onClick={() => setDraft(metrics)}>
        {t('sales.metrics')}
      </Button>
      <Dialog
        open={draft !== undefined}
        title={t('sales.metrics')}
        width={760}
        onClose={close}
        footer={
          <Space>
            <Button onClick={() => setDraft(defaults)}>{t('list.columnsReset')}</Button>
            <Button onClick={close}>{t('kit.cancel')}</Button>
            <Button
              type="primary"
              onClick={() => {
                if (draft) save(draft)
                close()
              }}
            >
              {t('kit.ok')}
            </Button>
          </Space>
        }
      >
        {quotas.error && <Failed compact error={quotas.error} retry={quotas.retry} />}
        {draft && <Panes offered={quotas.data ?? []} chosen={draft} change={setDraft} />}
      </Dialog>
    </>
  )
}
